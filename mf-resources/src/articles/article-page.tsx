import { ClosingCall, PageBody, notFound, unavailable } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { isSlug } from 'shared-ui/data'
import { useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { ArticleAside } from './article-aside.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleHero } from './article-hero.tsx'
import { getArticle } from './articles.ts'

const problem = ['Content Not Found', 'The requested content could not be found.'] as const

export async function loader({ params: { contentSlug } }: LoaderFunctionArgs) {
  if (!isSlug(contentSlug)) throw notFound(...problem)
  const [article, { parseMarkdown }] = await Promise.all([
    getArticle(contentSlug).catch(unavailable(...problem)),
    import('./markdown/parse-markdown.ts'),
  ])
  if (!article) throw notFound(...problem)
  const { content, ...facts } = article
  return { ...facts, text: parseMarkdown(content) }
}

export const handle: PageHandle<typeof loader> = {
  // Without its second half, which is the longer one.
  crumbs: ({ title }) => title.split(': ').slice(0, 1),
}

export function Component() {
  const article = useLoaderData<typeof loader>()
  const isForCandidates = article.audiences.join() === 'candidates'
  return (
    <article>
      <ArticleHead article={article} />
      <ArticleHero article={article} />
      <PageBody aside={<ArticleAside article={article} />}>
        <ArticleBody text={article.text} />
      </PageBody>
      {isForCandidates ? (
        <ClosingCall title="Would you like to hear from us when a role fits?">
          <p>
            Bring what you have built and what you want to do next. In one call we say which of our
            searches it suits, or that none does.
          </p>
        </ClosingCall>
      ) : (
        <ClosingCall title="Would you like a second pair of eyes on your process?">
          <p>
            Bring one open role and the steps you use now. In one call we say which step to keep,
            which to drop and what to measure.
          </p>
        </ClosingCall>
      )}
    </article>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
