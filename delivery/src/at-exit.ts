const pending: (() => void)[] = []

/**
 * Has `end` called when this process exits, however it comes to that short of SIGKILL; what came last goes first.
 *
 * @param end synchronous: nothing else runs then
 * @returns what forgets it again
 */
export function atExit(end: () => void): () => void {
  if (pending.length === 0) process.once('exit', endAll)
  pending.push(end)
  return () => {
    const index = pending.indexOf(end)
    if (index !== -1) pending.splice(index, 1)
    if (pending.length === 0) process.off('exit', endAll)
  }
}

function endAll(): void {
  for (const end of pending.splice(0).reverse()) end()
}
