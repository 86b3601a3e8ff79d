import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { remoteFolders } from 'shared-ui/remote-folders'
import { expect, test } from 'vitest'
import { root } from './root.ts'

/** Runs a command of the workspace until it gives up. */
function run(name: string, ...args: string[]): Promise<{ code: unknown; stderr: string }> {
  return new Promise((done) => {
    execFile('node', [join(import.meta.dirname, `${name}.ts`), ...args], (error, _, stderr) =>
      done({ code: error?.code, stderr }),
    )
  })
}

const remotes = Object.keys(remoteFolders(root)).join(', ')

test.each([
  ['check', [], `Which remote? choose one of ${remotes}`],
  ['check', ['mf-nix'], `There is no remote 'nix': choose one of ${remotes}`],
  ['check', ['leads', 'resources'], "'resources' is one too many: npm run check <remote>"],
  ['dev', ['leads', 'catalogue'], "'catalogue' is one too many: npm run dev -- [<remote>]"],
  ['start', ['--port', '80'], "Unknown option '--port'"],
  ['fleet', ['--shells', '5'], "Unknown option '--shells'"],
  ['new-remote', ['careers'], 'npm run new-remote careers /careers'],
  ['new-remote', ['careers', '/careers', '--site', 'https://a.example'], '--site goes with --into'],
  ['new-remote', ['leads', '--prefix', '/a', '--into', 'nowhere'], "'leads' exists already"],
  [
    'new-remote',
    ['jobs', '--prefix', '/about', '--into', 'nowhere'],
    '/about belongs to the shell',
  ],
  ['kit', [], 'npm run kit -- pack'],
  ['kit', ['publish'], "'publish' is neither pack nor impact"],
  ['new-remote', ['careers', '/a', '/b'], "'/b' is one too many"],
])('npm run %s %j says what is wrong, and does nothing', async (name, args, sentence) => {
  const { code, stderr } = await run(name, ...args)
  expect(stderr).toContain(sentence)
  expect(code).toBe(1)
})
