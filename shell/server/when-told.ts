/**
 * Calls `end` when this process is told to stop; told again, it ends at once, with code 1 for what that cuts off. So it does when
 * a command that has started it is gone.
 */
export function whenTold(end: () => void): void {
  let isTold = false
  process.once('disconnect', () => process.exit(1))
  // It may be gone before this was listened to; without a channel it is undefined.
  if ((process.connected as boolean | undefined) === false) process.exit(1)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      if (isTold) process.exit(1)
      isTold = true
      end()
    })
}
