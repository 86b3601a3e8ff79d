import { run } from './steps.ts'

/** `npm run new-remote -- careers --prefix /careers`: the Nx generator of `tools/new-remote`. */
const args = ['generate', 'new-remote:remote', '--no-interactive', ...process.argv.slice(2)]
const { isOk } = await run('nx', args, { isLoud: true })
process.exit(isOk ? 0 : 1)
