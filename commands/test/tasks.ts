import { checks } from './report-line.ts'
import { lastLines, runTool } from '../processes/tools.ts'

/** What Nx is going to run: a target of a project, and the project's folder, from the workspace's. */
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
  return Object.values(tasks.tasks).map(({ target: { project, target }, projectRoot }) => ({
    project,
    target,
    folder: projectRoot,
  }))
}

interface Graph {
  tasks: {
    tasks: Record<string, { target: { project: string; target: string }; projectRoot: string }>
  }
}

export const isCheck = ({ target }: Task): boolean => checks.includes(target)

/** The unit tests that stand beside one of these files. */
export function testsBeside(files: readonly string[], tasks: readonly Task[]): Task[] {
  return tasks
    .filter(({ target }) => target === 'test')
    .filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`)))
}

/**
 * Rooms of stories in three parts. Pages and visits say soonest what is wrong, in three minutes of ten; those of faults wait for
 * much, and leave a processor to the others.
 */
export function partsOf(rooms: readonly Task[]): Record<'visitors' | 'faults' | 'others', Task[]> {
  const below = (folders: RegExp) => rooms.filter(({ folder }) => folders.test(folder))
  const visitors = below(/^e2e\/(pages|visits|search-engines|engines)(\/|$)/)
  const faults = below(/^e2e\/faults\//)
  const known = new Set([...visitors, ...faults])
  const others = rooms.filter((room) => !known.has(room))
  return {
    visitors,
    faults,
    others: others.toSorted((one, other) => weightOf(other) - weightOf(one)),
  }
}

/** Rooms that take minutes begin first: one that begins last leaves a processor idle. */
const weightOf = ({ folder }: Task) =>
  Number(/^e2e\/(hostility|machinery\/(console|delivery|gate|leads))$/.test(folder))
