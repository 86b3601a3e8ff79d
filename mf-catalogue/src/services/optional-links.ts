/** How long a page waits for links it can do without, in milliseconds. */
const patienceMs = 2_000

/** Links beside built-in content: a page shows without them when the backend is away or slow. */
export function optionalLinks<Link>(read: Promise<Link[]>): Promise<Link[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, patienceMs, new Error('No answer in time'))
  })
  return Promise.race([read, late])
    .catch((cause: unknown) => {
      console.error('Failed to load related links', cause)
      return []
    })
    .finally(() => clearTimeout(timer))
}
