import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { freePort } from 'delivery'
import { copyWorkspace } from '../../../tools/new-remote/src/testing/workspace-copy.ts'
import { expect, test as base } from '../../site/fixtures.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

interface Development {
  url: string
  /** The copy of the workspace. */
  folder: string
  /** Saves an edit there; resolves to what takes it back. */
  edit(file: string, from: string, to: string): Promise<() => Promise<void>>
  /** What `npm run dev` sends when types are checked. */
  checked(errors: string[]): void
}

/** A development server that nobody has started before: nothing is kept from an earlier one. */
export const test = base.extend<object, { development: Development }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
    async ({}, use) => {
      const { folder, remove } = await copyWorkspace()
      const port = await freePort()
      const child = spawn(process.execPath, ['shell/development/main.ts'], {
        cwd: folder,
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: join(folder, '.data'),
          BOOKING_URL: `${siteUnderTest.supabaseUrl}/booking`,
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      })
      await ready(child)
      await use({
        folder,
        url: `http://localhost:${port}`,
        edit: (file, from, to) => edit(join(folder, file), from, to),
        checked: (errors) => child.send(errors),
      })
      child.kill('SIGTERM')
      await once(child, 'exit')
      await remove()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) return
  for await (const line of createInterface(stdout)) if (line.includes('"ready":true')) break
  stdout.resume()
}

async function edit(path: string, from: string, to: string): Promise<() => Promise<void>> {
  const before = await readFile(path, 'utf8')
  expect(before, path).toContain(from)
  await save(path, before.replace(from, to))
  return () => save(path, before)
}

/** As many editors do: a server that looks in between meets an empty file. */
async function save(path: string, text: string): Promise<void> {
  const file = await open(path, 'w')
  await setTimeout(20)
  await file.write(text)
  await file.close()
}

/** The page that is edited. */
export const contactPage = 'mf-leads/src/contact/contact-page.tsx'
export const component = 'export function Component() {'
/** Where something that failed is shown. */
export const failures = 'failure-overlay, vite-error-overlay'
