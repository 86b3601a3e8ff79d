import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { makeRemoteBuild } from 'delivery/testing-release'
import { copyBuild } from '../remote-builds.ts'

/** What can be wrong with what a team has signed. */
export const codeFaults = [
  'HTML instead of JavaScript',
  'syntax error',
  'throws on import',
  'throws on render',
  'incompatible shared kit',
] as const

export type CodeFault = (typeof codeFaults)[number]

const throws = `throw new Error('made for the fault matrix')`

/** Code of a release on the server. */
interface ServerCode {
  start?: string
  loader?: string
  render?: string
}

/** What ends or stops a process on the server, where the code of all remotes runs. */
const processFaultCode = {
  'never returns on import': { start: 'while (true);' },
  'never returns in a loader': { loader: 'while (true);' },
  'never returns in render': { render: 'while (true);' },
  'fills the heap': { render: 'for (const all = []; ; ) all.push(new Array(1e6).fill(all))' },
  'ends the process': { loader: 'process.exit(0)' },
  'throws from a timer': {
    loader: `setTimeout(() => { ${throws} }); await new Promise((go) => setTimeout(go, 5_000))`,
  },
} as const

type ProcessFault = keyof typeof processFaultCode
export const processFaults = Object.keys(processFaultCode) as ProcessFault[]

/** A release whose server code does that. */
export const processFaultBuild = (subject: Subject, fault: ProcessFault) =>
  buildOf(subject, processFaultCode[fault])

/** Keeps 40 MB of each view. */
export const leakingBuild = (subject: Subject) =>
  buildOf(subject, { loader: '(globalThis.kept ??= []).push(Buffer.alloc(40e6, 1))' })

/** Serves views with a number below 4, and never returns from any other. */
export const turningBuild = (subject: Subject) =>
  buildOf(subject, {
    loader: `if (Number(new URL(request.url).searchParams.get('view')) > 3) while (true);`,
  })

/** A release with this code on the server; it has one page. */
async function buildOf({ remote, path }: Subject, code: ServerCode): Promise<string> {
  const onServer = (statements = '') => `if (typeof window === 'undefined') { ${statements} }`
  const component = `() => { ${onServer(code.render)} return h('h1', null, 'Made by hand') }`
  const page = `{ Component: ${component}, loader: async ({ request }) => { ${onServer(code.loader)} return null } }`
  return makeRemoteBuild({
    routes: `[{ path: '${path.slice(1)}', lazy: async () => (${page}) }]`,
    slots: remote === 'leads' ? { 'contact-form': `() => h('p', null, 'Made by hand')` } : {},
    serverStart: code.start ?? '',
    files: { 'edition.js': `// ${++count}` },
  })
}

export type Side = 'server' | 'browser'

/** What stands in the entry's place, by fault; `code` is the sound entry. */
const entries: Record<Exclude<CodeFault, 'throws on render'>, (code: string) => string> = {
  'HTML instead of JavaScript': () => '<!doctype html><title>Sign in</title>',
  'syntax error': (code) => `${code}\nexport const = 1`,
  'throws on import': (code) => `${throws};\n${code}`,
  'incompatible shared kit': () =>
    `export { get } from './sound-entry.js'\nexport function init() { throw new Error('needs shared-ui ^2.0.0') }`,
}

let count = 0

interface Subject {
  remote: string
  path: string
}

/** A remote's real build with the one page that is looked at, different from every other in one byte that does nothing. */
export async function soundBuild({ remote, path }: Subject): Promise<string> {
  const folder = await copyBuild(remote)
  keepOnePage(folder, `${path}-page.tsx`)
  const text = `// ${process.pid} ${Date.now()} ${++count}`
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 6)
  await writeFile(join(folder, `assets/edition-${mark}.js`), text)
  return folder
}

/** Shells read all files of each release, and stories make fifty: of the browser's those of other pages are taken away. */
function keepOnePage(folder: string, page: string): void {
  const file = join(folder, 'vite-manifest.json')
  const vite = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const kept = new Set<string>()
  const keep = (key: string) => {
    if (kept.has(key)) return
    kept.add(key)
    const { imports = [], dynamicImports = [] } = vite[key] ?? {}
    for (const next of key === 'src/routes.tsx' ? imports : [...imports, ...dynamicImports])
      keep(next)
  }
  for (const key of Object.keys(vite)) if (vite[key]?.isEntry || key.endsWith(page)) keep(key)
  const filesOf = (keys: Iterable<string>) =>
    [...keys].flatMap((key) => [vite[key]?.file ?? '', ...(vite[key]?.css ?? [])])
  const staying = new Set(filesOf(kept))
  const others = Object.keys(vite).filter((key) => !kept.has(key))
  for (const path of filesOf(others).filter((path) => !staying.has(path)))
    for (const name of [path, `${path}.br`]) rmSync(join(folder, name), { force: true })
  const left = Object.entries(vite).filter(([key]) => kept.has(key))
  writeFileSync(file, JSON.stringify(Object.fromEntries(left)))
}

/** A build that is sound on one side and faulty on the other. */
export async function faultyBuild(
  { remote, path }: Subject,
  fault: CodeFault,
  side: Side,
): Promise<string> {
  if (fault === 'throws on render') return makeThrower(remote, path, side)
  const folder = await soundBuild({ remote, path })
  const entry = side === 'server' ? join(folder, 'remoteEntry.ssr.js') : await browserEntry(folder)
  const code = await readFile(entry, 'utf8')
  await writeFile(join(dirname(entry), 'sound-entry.js'), code)
  // On the server the version that the manifest asks for is enough.
  if (side === 'browser' || fault !== 'incompatible shared kit')
    await writeFile(entry, entries[fault](code))
  return folder
}

async function browserEntry(folder: string): Promise<string> {
  const name = (await readdir(join(folder, 'assets'))).find((each) =>
    /^remoteEntry-.*\.js$/.test(each),
  )
  if (!name) throw new Error(`There is no entry in ${folder}`)
  return join(folder, 'assets', name)
}

async function makeThrower(remote: string, path: string, side: Side): Promise<string> {
  const here = side === 'server' ? `typeof window === 'undefined'` : `typeof window !== 'undefined'`
  const component = `() => { if (${here}) { ${throws} } return h('h1', null, 'Made by hand') }`
  return makeRemoteBuild({
    routes: `[{ path: '${path.slice(1)}', lazy: async () => ({ Component: ${component} }) }]`,
    slots: remote === 'leads' ? { 'contact-form': component } : {},
    files: { 'edition.js': `// ${++count}` },
  })
}
