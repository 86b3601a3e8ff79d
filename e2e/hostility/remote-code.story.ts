import { startCanary } from 'delivery'
import {
  makeRemoteBuild,
  openDataFolder,
  pageRoute,
  publishUngated,
} from 'delivery/testing-release'
import { startFaultShell, type FaultShell } from '../site/faults/shell.ts'
import { expect, readRegistry, test } from '../site/fixtures.ts'

/** What a remote's server code might try at the expense of others, as expressions that throw when it may not. */
const attempts = {
  'read the shell’s environment': `process.getBuiltinModule('fs').readFileSync('/proc/' + process.ppid + '/environ')`,
  'read a file': `process.getBuiltinModule('fs').readFileSync('/etc/hostname')`,
  'start a thread': `new (process.getBuiltinModule('worker_threads').Worker)('', { eval: true })`,
  'watch imports': `process.getBuiltinModule('module').register('data:text/javascript,')`,
  'slow the shell down': `process.getBuiltinModule('os').setPriority(process.ppid, 19)`,
  'find the way to the shell': `process._getActiveHandles()`,
  'start a program': `process.getBuiltinModule('child_process').execSync('true')`,
  'end the shell': `process.kill(process.ppid, 'SIGTERM')`,
  'change an array’s methods': `Array.prototype.map = () => []`,
  'change JSON': `JSON.stringify = () => 'mine'`,
  'change an object’s methods': `Object.prototype.toString = () => 'mine'`,
  'change a function’s methods': `Function.prototype.call = () => null`,
  'change what goes through a map': `Object.getPrototypeOf(new Map().keys()).next = () => ({ done: true })`,
  'change how numbers are written': `Intl.NumberFormat.prototype.formatToParts = () => []`,
  'change React': `share.react.default.createElement = () => null`,
  'change the clock': `Date.now = () => 0`,
  'change fetch': `globalThis.fetch = () => null`,
}

const own = `(() => { class Own extends Error { constructor() { super('own'); this.name = 'Own' } } return new Own().name })()`

/** A page that says what of it was done. */
const loader = `loader: async () => {
  const attempts = { ${Object.entries(attempts)
    .map(([name, code]) => `${JSON.stringify(name)}: () => (${code})`)
    .join(', ')} }
  const done = Object.entries(attempts).filter(([, attempt]) => { try { attempt(); return true } catch { return false } })
  return { done: done.map(([name]) => name), variables: Object.keys(process.env), error: ${own} }
}`

let shell: FaultShell
test.beforeAll(async () => {
  shell = await startFaultShell()
})
test.afterAll(() => shell.stop())

test('what a remote’s code may not do on the server, it cannot; what is its own, it can', async () => {
  const build = await makeRemoteBuild({ routes: `[${pageRoute('contact', 'Mine', loader)}]` })
  await shell.promote('leads', await shell.publish('leads', build))
  const document = await (await fetch(`${shell.url}/contact`)).text()
  expect(document).toContain('"done":[],"variables":["NODE_ENV"],"error":"Own"')
  for (const path of ['/glossary', '/services', '/'])
    expect((await fetch(shell.url + path)).status).toBe(200)
})

test('a remote that speaks nonsense to the shell loses its own process', async () => {
  const nonsense = `process.getBuiltinModule('fs').writeSync(3, Buffer.from([0, 0, 0, 2, 1, 2]))`
  const page = pageRoute('contact', 'Nonsense', `loader: () => { ${nonsense}; return null }`)
  const build = await makeRemoteBuild({ routes: `[${page}]` })
  await shell.promote('leads', await shell.publish('leads', build))
  const paths = ['/contact?nonsense=1', '/glossary?nonsense=1', '/?nonsense=1']
  const answers = await Promise.all(paths.map((path) => fetch(shell.url + path)))
  expect(answers[0]?.status).toBe(200)
  for (const { status } of answers) expect([200, 503]).toContain(status)
  // Whose code it was is read when the process is gone: a page of others in it may be taken for the cause, once.
  for (const path of paths) expect((await fetch(shell.url + path)).status, path).toBe(200)
  expect(await answers[0]?.text()).not.toContain('Nonsense')
})

for (const [how, change] of [
  ['changes regular expressions', 'RegExp.prototype.exec = () => null'],
  // No property of their own is another then.
  ['has them inherit', 'Object.setPrototypeOf(RegExp.prototype, { at: 0 })'],
  ['has nobody give one another method', 'Object.freeze(RegExp.prototype)'],
] as const)
  test(`a remote that ${how} loses its own process, and no page is made after it`, async () => {
    const publish = async (title: string, loader: string) => {
      const build = await makeRemoteBuild({ routes: `[${pageRoute('contact', title, loader)}]` })
      const release = await shell.publish('leads', build)
      await shell.promote('leads', release)
      return release
    }
    await publish(`Sound, who ${how}`, '')
    const release = await publish('Changed', `loader: () => { ${change}; return null }`)
    shell.takeLog('leads')
    for (const path of ['/contact', '/glossary', '/services']) {
      const answer = await fetch(`${shell.url + path}?${encodeURIComponent(how)}`)
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).not.toContain('Changed')
    }
    expect(shell.takeLog('leads')).toMatchObject([{ release, phase: 'loaders', worker: 'exit' }])
  })

test('a canary that never returns is withdrawn for it, and its visitors see nothing of it', async ({
  ownSite: { url, dataFolder },
}) => {
  const page = pageRoute('contact', 'Loops', 'loader: () => { for (;;); }')
  const folder = await makeRemoteBuild({ routes: `[${page}]` })
  const release = await publishUngated(dataFolder, { remote: 'leads', folder })
  const { store, author } = await openDataFolder(dataFolder)
  await store.changeRegistry(startCanary('leads', release, 10), author)
  const view = async (address: string, bucket: number) => {
    const answer = await fetch(url + address, { headers: { cookie: `canary-bucket=${bucket}` } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain('Loops')
  }
  const cacheControl = async () => (await fetch(`${url}/contact`)).headers.get('cache-control')
  await expect.poll(cacheControl, 'a canary runs').toBe('private, no-cache')
  // As many as it is compared with.
  for (let others = 0; others < 100; others++) await view('/contact', 100)
  let views = 0
  const canary = async () => {
    await view(`/contact?view=${++views}`, 1)
    return (await readRegistry(dataFolder)).remotes['leads']?.canary
  }
  await expect.poll(canary, { timeout: 300_000 }).toEqual({ release, percent: 0 })
  const [latest] = (await readRegistry(dataFolder)).history
  expect(latest).toMatchObject({ action: 'withdraw', release })
  // It goes before it would rest.
  expect(latest?.reason).toMatch(/^5 of 5 views failed, against 0 of/)
})
