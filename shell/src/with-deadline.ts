/**
 * @param ms the longest wait, in milliseconds
 * @param late makes the error of a wait that was too long
 * @throws what `late` makes when `work` is not done in time; what comes of it later is dropped
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms)
  })
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer))
}
