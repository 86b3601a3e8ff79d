import { parseCommandLine } from 'delivery/command-line'

type Options = Parameters<typeof parseCommandLine>[0]['options']

/**
 * Runs a command of this workspace with what was typed after its name. What goes wrong is said here, and ends it.
 *
 * @param work may throw an error without words, when all is said already
 */
export function runCommand<O extends Options>(
  line: Parameters<typeof parseCommandLine<O>>[0],
  work: (typed: ReturnType<typeof parseCommandLine<O>>) => Promise<void>,
): void {
  const run = async () => work(parseCommandLine(line, process.argv.slice(2), process.env))
  run().catch((error: unknown) => {
    if (error instanceof Error && error.message) console.error(error.message)
    process.exit(1)
  })
}
