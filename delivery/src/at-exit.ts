const pending = new Set<() => void>()
process.once('exit', () => {
  for (const end of [...pending].reverse()) end()
})

/**
 * Has `end` called when this process exits, however it comes to that short of SIGKILL; what came last goes first.
 *
 * @param end synchronous: nothing else runs then
 * @returns what forgets it again
 */
export function atExit(end: () => void): () => void {
  pending.add(end)
  return () => void pending.delete(end)
}
