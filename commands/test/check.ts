import { runTool } from '../processes/tools.ts'
import { tell } from './report-line.ts'

/** `node commands/test/check.ts <name> <tool> <argument> …`: runs a tool that passes or fails as one test. */
const [name = '', tool = '', ...args] = process.argv.slice(2)
const { isOk, output } = await runTool(tool, args)
if (isOk) tell.passed(name)
else tell.failed(name, output)
process.exitCode = isOk ? 0 : 1
