import { ButtonLink, Card, CardGrid, ClosingCall, PageHero, RelatedLinks } from 'shared-ui'
import { Section, Seo } from 'shared-ui'
import { Link, useLoaderData } from 'shared-ui/router'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'shared-ui/router'
import { LibraryArt } from '../section-art.tsx'
import { ArticleList } from './article-list.tsx'
import { articlesId, readFilter } from './library-filter.ts'
import { getNewestArticles } from './newest-articles.ts'
import { libraryCards, popularResources } from './resources-content.ts'
import { LibraryIcon } from './library-icon.tsx'

const categoryOf = (url: URL) => readFilter(url.searchParams).category

/** The page stands without its articles: a backend that is away costs only the list. */
export async function loader({ request }: LoaderFunctionArgs) {
  const articles = await getNewestArticles(categoryOf(new URL(request.url))).catch((cause) => {
    console.error('Failed to load the newest articles', cause)
    return null
  })
  return { articles }
}

/** Type, audience and page are chosen from what is there already. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search || categoryOf(currentUrl) !== categoryOf(nextUrl)
}

export function Component() {
  const { articles } = useLoaderData<typeof loader>()
  return (
    <>
      <Seo
        title="Resources & Insights"
        description="Guides, articles and a glossary for people who hire engineers: how to define a role, screen fairly, run interviews that predict, and decide in time."
      />
      <PageHero
        eyebrow="Library"
        title="Resources & Insights"
        lead="What we have learned from interviewing engineers for other people’s teams: guides to copy, terms in plain words, and results from real engagements."
        actions={<ButtonLink to="/glossary">Explore the Glossary</ButtonLink>}
        art={<LibraryArt />}
      />
      <Section title="What you find here" eyebrow="01 — The shelves">
        <CardGrid columns={2}>
          {libraryCards.map(({ icon, title, description, to, more }) => (
            <Card key={title} title={title} to={to} more={more} icon={<LibraryIcon name={icon} />}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section
        id={articlesId}
        title="Newest articles"
        eyebrow="02 — From our desk"
        lead={
          <>
            Read the two long guides first:{' '}
            <Link to="/resources/how-to-hire-software-developers">
              how to hire software developers
            </Link>{' '}
            and{' '}
            <Link to="/resources/technical-screening-process">the technical screening process</Link>
            .
          </>
        }
      >
        <ArticleList articles={articles} />
      </Section>
      <Section title="Popular Resources" eyebrow="03 — Most used" panel>
        <RelatedLinks links={popularResources} />
      </Section>
      <ClosingCall
        title="Not sure which of this applies to you?"
        actions={<ButtonLink to="/contact">Contact us</ButtonLink>}
      >
        <p>
          Describe the role and where it is stuck. We answer with the two or three things to change.
        </p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
