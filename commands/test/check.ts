import { runTool } from '../processes/tools.ts'
import { failedLine, passedLine } from './report-line.ts'

/** `node commands/test/check.ts <name> <tool> <argument> …`: runs a tool that passes or fails as one test. */
const [name = '', tool = '', ...args] = process.argv.slice(2)
const { isOk, output } = await runTool(tool, args)
process.stdout.write(isOk ? passedLine(name) : failedLine(name, output))
process.exitCode = isOk ? 0 : 1
