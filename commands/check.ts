import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chooseRemote } from './remotes.ts'
import { root } from './root.ts'
import { runCommand } from './processes/run-command.ts'
import { build, step } from './processes/steps.ts'

const help = `npm run check leads
  the tests of what has changed, then the gate with mf-leads as it is now; nothing is published`

/** `npm run check leads`: everything that stands between a change and its release, in one go. */
runCommand(
  { typed: 'npm run check', names: ['<remote>'], options: {}, help },
  async ({ positionals }) => {
    const remote = chooseRemote(positionals[0])
    await step('tests of what has changed', () =>
      pass('commands/bootstrap.mjs', 'test', '--affected'),
    )
    await step('build', build)
    await step(`gate for mf-${remote}`, () => pass('commands/delivery.ts', 'check', remote))
    console.log(`mf-${remote} is ready: npm run delivery -- publish ${remote}`)
  },
)

/** Runs another command of ours, which says what is wrong itself. */
async function pass(file: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [join(root, file), ...args], { stdio: 'inherit' })
  const forward = (signal: NodeJS.Signals) => void child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, forward)
  const [code] = (await once(child, 'exit')) as [number | null]
  for (const signal of signals) process.off(signal, forward)
  if (code !== 0) throw new Error('')
}
