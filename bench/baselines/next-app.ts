import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freePort } from 'delivery'
import { Children } from '../../commands/processes/children.ts'
import { run } from '../../commands/processes/steps.ts'
import { fetchDocument } from './documents.ts'
import { startStaticServer, type StaticServer } from './static-server.ts'

const folder = join(import.meta.dirname, 'next')
const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
const next = join(folder, 'node_modules/next/dist/bin/next')
export const nextPath = '/industries/healthcare'
/** Where the application renders the page for every visitor anew. */
export const dynamicPath = `/dynamic${nextPath}`

/**
 * One page of the site at `origin` as an application of Next.js: its elements as a server component, its styles and fonts, Next's links.
 * It lacks the site's dialogs, search and stores, so it weighs less than a whole site would.
 */
export async function startNext(origin: string): Promise<StaticServer> {
  await writeContent(origin)
  await must('npm', ['--prefix', folder, 'ci'], existsSync(next))
  await must(process.execPath, [next, 'build', folder])
  const children = new Children()
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [next, 'start', folder, '-p', `${port}`, '-H', 'localhost'],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await children.adopt('Next.js', child, (line) => line.includes('Ready'))
  const rest = `http://localhost:${port}`
  const documents = new Map([[nextPath, await fetchDocument(rest, nextPath)]])
  const server = await startStaticServer({ documents, files: new Map(), rest })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      await children.stop()
    },
  }
}

async function must(command: string, args: string[], isDone = false): Promise<void> {
  if (isDone) return
  const { isOk } = await run(command, args, { env })
  if (!isOk) throw new Error(`Next.js: ${args.join(' ')} failed`)
}

/** What the application shows, where it looks for it. */
async function writeContent(origin: string): Promise<void> {
  const html = await fetchDocument(origin, nextPath)
  const fonts = linksIn(html, /as="font"/)
  const styles = linksIn(html, /rel="stylesheet"/).map((path) => read(origin, path))
  const css = Buffer.concat(await Promise.all(styles)).toString()
  const used = [...css.matchAll(/url\(["']?(\/[^)"']+)/g)].map(([, path = '']) => path)
  const [, head = '', body = ''] = /<head>(.*)<\/head>.*<body[^>]*>(.*)<\/body>/s.exec(html) ?? []
  const page = { head: elementsOf(head), body: elementsOf(body), fonts }
  await rm(join(folder, 'dist/content'), { recursive: true, force: true })
  await put(join(folder, 'dist/content/page.json'), JSON.stringify(page))
  await put(join(folder, 'dist/content/styles.css'), css)
  for (const path of new Set([...used, ...fonts, ...linksIn(html, /rel="icon"/)]))
    await put(join(folder, 'public', path), await read(origin, path))
}

/** Addresses of the links that are of a kind. */
const linksIn = (html: string, kind: RegExp) =>
  [...html.matchAll(/<link [^>]*>/g)]
    .filter(([link]) => kind.test(link))
    .map(([link]) => /href="([^"]*)"/.exec(link)?.[1] ?? '')

/** Without what fetches scripts and styles, and what Next.js writes itself. */
const elementsOf = (html: string) =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<(style|template)\b.*?<\/\1>/gs, '')
    .replace(/<link [^>]*(preload|stylesheet)[^>]*>/g, '')
    .replace(/<meta [^>]*(charset|viewport)[^>]*>/gi, '')

async function read(origin: string, path: string): Promise<Buffer> {
  const response = await fetch(origin + path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return Buffer.from(await response.arrayBuffer())
}

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
