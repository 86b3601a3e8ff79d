import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layDatabase } from '../harness.ts'
import { freeRow } from './ports.ts'
import { BackendProcess, ShellProcess, SinkProcess, type BuiltSite } from './processes.ts'

/** What takes a form to the firm, each a process that can be killed and started again. */
export interface Processes {
  backend: BackendProcess
  sink: SinkProcess
  shell: ShellProcess
}

/**
 * Lets `work` use all of them over a copy of a built site; afterwards they and their data are gone.
 *
 * @param settings what backend and shell are told besides
 */
export async function withProcesses<T>(
  { startShell, dataFolder }: BuiltSite,
  work: (processes: Processes) => Promise<T>,
  settings: { backend?: Record<string, string>; shell?: Record<string, string> } = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'lead-checker-'))
  const port = await freeRow(5)
  const sink = new SinkProcess(port + 3, join(folder, 'accepted.jsonl'))
  const backend = new BackendProcess(join(folder, 'data'), port, sink.port, settings.backend)
  const copy = { startShell, dataFolder: join(folder, 'site') }
  for (const part of ['releases', 'keys'])
    cpSync(join(dataFolder, part), join(copy.dataFolder, part), { recursive: true })
  const shell = new ShellProcess(copy, port + 4, backend, settings.shell)
  try {
    await layDatabase(join(folder, 'data'))
    await Promise.all([sink.start(), backend.start()])
    await shell.start()
    return await work({ backend, sink, shell })
  } finally {
    await Promise.all([shell.kill(), backend.kill(), sink.kill()])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
}
