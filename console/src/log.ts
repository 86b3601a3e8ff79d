/** One line for whoever operates the console, as shells write them. @param level 40 of a warning, 50 of an error */
export function log(level: 40 | 50, event: string, error: unknown): void {
  const time = new Date().toISOString()
  console.error(JSON.stringify({ level, time, event, error: String(error) }))
}
