import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'
import { onPath } from './tools.ts'

/** Chromium without its windows takes two thirds of the processor time; Debian has it as a package. */
const headlessShell = 'chromium-headless-shell'
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium: `CHROMIUM_PATH`; else Debian's headless shell, which is installed when it can be; else any. */
export async function findBrowser(): Promise<string> {
  const best = process.env['CHROMIUM_PATH'] ?? onPath([headlessShell])
  if (best) return best
  await installPackages(headlessShell)
  const found = knownBrowser() ?? (await playwrightsOwn())
  if (!found) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH')
  return found
}

/** The same of what is here already. */
export const knownBrowser = () => process.env['CHROMIUM_PATH'] ?? onPath([headlessShell, ...others])

/** Loaded only where it is needed: it takes longer than most commands. */
async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}
