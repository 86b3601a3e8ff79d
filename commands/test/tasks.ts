import { checks } from './report-line.ts'
import { lastLines, runTool } from '../processes/tools.ts'

/** What Nx is going to run: a target, and the folder of its project, from the workspace's. */
export type Task = Awaited<ReturnType<typeof listTasks>>[number]

/**
 * Asks Nx what it would run.
 *
 * @param choice which projects, for example `['affected', '--base=main']`
 * @throws {Error} with what Nx said, when it cannot tell
 */
export async function listTasks(choice: readonly string[]) {
  const targets = ['-t', ['test', ...checks, 'stories'].join()]
  const { isOk, output } = await runTool('nx', [...choice, ...targets, '--graph=stdout'])
  if (!isOk) throw new Error(lastLines(output))
  const { tasks } = JSON.parse(output.slice(output.indexOf('{'))) as Graph
  return Object.values(tasks.tasks).map(({ target: { target }, projectRoot }) => ({
    target,
    folder: projectRoot,
  }))
}

interface Graph {
  tasks: { tasks: Record<string, { target: { target: string }; projectRoot: string }> }
}
