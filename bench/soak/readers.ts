import { setTimeout as delay } from 'node:timers/promises'

const atOnce = 4
/** Between two pages of one reader, in milliseconds. */
const pauseMs = 20

/** The addresses of the site map, by kind of page: the first segment and how many there are. */
export async function listAddresses(supabaseUrl: string): Promise<string[][]> {
  const response = await fetch(`${supabaseUrl}/functions/v1/generate-sitemap`)
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  const paths = [...locations].map(([, location = '']) => new URL(location).pathname)
  const kinds = Map.groupBy(paths, (path) => {
    const segments = path.split('/')
    return `${segments[1]}/${segments.length}`
  })
  return [...kinds.values()]
}

/** A steady load: every address once, and then each kind of page in turn, of each kind one address after the other. */
export function* pathsInTurn(kinds: readonly (readonly string[])[]): Generator<string, never> {
  yield* kinds.flat()
  for (let round = 0; ; round++) for (const kind of kinds) yield kind[round % kind.length] ?? '/'
}

/**
 * Several readers at the same time take addresses until there are none, or none are wanted.
 *
 * @returns how many they took
 * @throws {Error} when a page failed or came incomplete
 */
export async function readTogether(
  site: string,
  paths: Iterator<string>,
  isOver: (requests: number) => boolean,
): Promise<number> {
  let requests = 0
  const read = async () => {
    while (!isOver(requests)) {
      requests++
      await readWhole(site + paths.next().value)
      await delay(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, read))
  return requests
}

async function readWhole(url: string): Promise<void> {
  const response = await fetch(url)
  const html = await response.text()
  if (response.status !== 200 || !html.endsWith('</html>'))
    throw new Error(`${url} answered ${response.status} and ${html.length} characters`)
}
