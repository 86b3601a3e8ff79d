/** stdout belongs to the one ready line, so everything said goes to stderr. */
export function log(text: string): void {
  process.stderr.write(`[backend] ${text}\n`)
}
