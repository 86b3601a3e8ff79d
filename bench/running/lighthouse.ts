import lighthouse from 'lighthouse'

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

const tries = 3

/**
 * Views a page in the Chromium that listens on `port`. On a busy machine its trace sometimes lacks a piece; Lighthouse says so,
 * or leaves a score out: it is run again.
 */
export async function examineWithLighthouse(
  url: string,
  port: number,
  categories: readonly string[],
): Promise<Result> {
  for (let left = tries; left > 0; left--) {
    const onlyCategories = [...categories]
    const lhr = (await lighthouse(url, { port, onlyCategories, logLevel: 'error' }))?.lhr
    const problem = lhr ? problemOf(lhr) : 'Lighthouse says nothing'
    if (lhr && !problem) return lhr
    console.error(`  ${url}: ${problem}`)
  }
  throw new Error(`${url}: Lighthouse failed ${tries} times`)
}

function problemOf({ runtimeError, categories }: Result): string | undefined {
  if (runtimeError) return runtimeError.message
  const unscored = Object.values(categories).find(({ score }) => score === null)
  return unscored && `no score for ${unscored.title}`
}
