// Runs a command on the pinned Node, after installing what is missing. Plain JavaScript: this is what an older Node meets first.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const [command, ...args] = process.argv.slice(2)
const entries = { test: 'commands/test/main.ts', bench: 'bench/main.ts' }
const entry = entries[command] ?? `commands/${command}.ts`
/** What tests and the bench are told: of a live site no key and no address, for they publish. */
const told =
  /^(PATH|HOME|TMPDIR|TERM|CI|(NO|FORCE)_COLOR|LANG|LC_\w+|(https?|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|DEBIAN_FRONTEND|CHROMIUM_PATH|BAIL|RUNS|(npm|NX|UPDATE|FAULTS?|FLOOD|BENCH|ATTACK|FLEET|ISOLATION)_\w+)$/i
/** Each command knows itself what is built for visitors: with NODE_ENV npm leaves out what it is built with. */
const isPassedOn = (name) => (entries[command] ? told.test(name) : name !== 'NODE_ENV')
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => isPassedOn(name)))

install()
const bin = join(root, 'node_modules', '.bin')
const child = spawn(join(bin, 'node'), [join(root, entry), ...args], {
  stdio: 'inherit',
  env: {
    ...env,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
    // V8's helper threads: a process whose helper asks for a collection as it exits waits for ever (nodejs/node#54918).
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning --v8-pool-size=0',
    // One run starts hundreds of short programs of the same files: what the first has compiled, the others read.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
if (process.env.npm_lifecycle_event) endWithParent()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

/** npm passes signals on, for its shell has become this process (`exec` in package.json); killed, it cannot. */
function endWithParent() {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref()
}

/** Installs once per lock file. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const mark = join(root, 'node_modules', '.plumbline-lock')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  console.error('Installing dependencies …')
  // A tree that somebody is working in is completed, not deleted.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci'
  const { status } = spawnSync('npm', [command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env,
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(mark, lock)
}
