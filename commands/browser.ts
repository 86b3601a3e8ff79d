import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './steps.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium: the system's; else Playwright's own; else Debian's package, which is installed now. */
export async function findBrowser(): Promise<string> {
  const known = process.env['CHROMIUM_PATH'] ?? onPath() ?? playwrightsOwn()
  if (known) return known
  const isInstalled =
    (await run('apt-get', ['update', '-qq'])).isOk &&
    (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])).isOk
  const installed = isInstalled && onPath()
  if (!installed) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH')
  return installed
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync)
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}
