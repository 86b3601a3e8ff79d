import { runCommand } from './processes/run-command.ts'
import { step } from './processes/steps.ts'
import { parseSiteSettings } from './site/settings.ts'
import { startSite } from './site/site.ts'
import { checkPorts } from './site/taken-ports.ts'
import { runWholeSite } from './site/whole-site.ts'

const help =
  'npm start\n  the whole site from what is in the working tree; settings are in docs/for-operators.md'

/** `npm start`: the whole site from what is in the working tree. */
runCommand({ typed: 'npm start', names: [], options: {}, help }, async () => {
  const settings = parseSiteSettings(process.env)
  await checkPorts(settings)
  await runWholeSite(settings, async (children, all, backend) => [
    await step('shell', () => startSite(children, all, backend)),
  ])
})
