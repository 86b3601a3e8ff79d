import * as v from 'valibot'

/** How long the site may take to say what can be found, in milliseconds. */
const patienceMs = 8_000

const pagesSchema = v.object({
  pages: v.array(
    v.object({
      path: v.pipe(v.string(), v.regex(/^\/([^/]|$)/)),
      changed: v.optional(
        v.pipe(
          v.string(),
          v.check((text) => !Number.isNaN(Date.parse(text))),
        ),
      ),
    }),
  ),
})

export type Page = v.InferOutput<typeof pagesSchema>['pages'][number]

/** Every public page, as the live releases of the site say. Rejects when the site does not, or not all of it. */
export async function readPages(siteUrl: string): Promise<Page[]> {
  const answer = await fetch(`${siteUrl}/public-pages.json`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}.`)
  return v.parse(pagesSchema, await answer.json()).pages
}
