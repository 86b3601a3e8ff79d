import { createInterface } from 'node:readline/promises'

/** What asks a yes or no of the person at the terminal, or undefined where nobody sits at one. */
export function askOnTerminal(): ((question: string) => Promise<boolean>) | undefined {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    // Ctrl-C and the end of input are answers too.
    const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended])
    terminal.close()
    return /^y(es)?$/i.test(answer.trim())
  }
}
