import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { SiteProvider } from 'shared-ui'
import { expect, test, vi } from 'vitest'
import { site } from 'shared-ui/testing/show-page.tsx'
import * as article from './articles/article-page.tsx'
import { toArticle } from './articles/articles.ts'
import { parseMarkdown } from './articles/markdown/parse-markdown.ts'
import * as glossary from './glossary/glossary-page.tsx'
import * as term from './glossary/term-page.tsx'
import * as library from './resources/resources-page.tsx'

const hostile = [
  '# Title\n\n<b>raw & "quoted"</b>\n\n[x](javascript:alert(1)) [y](/glossary?a=1&b=2#c) <https://example.org/?ü>',
  '| a | b |\n|:-:|--:|\n| `|` | ~~1~~ |\n\n- [ ] task\n\n1. one\n\n   > quote\n\nNote[^n].\n\n[^n]: Text.',
  '```html\n<script>alert(1)</script>\n```\n\n![picture](data:text/html,x "t") &nbsp;&#0;&amp;\u0001\r\nline  \nbreak',
].join('\n\n## Section\n\n')

const summary = {
  slug: 'here',
  type: 'report',
  title: 'Title & <b>',
  excerpt: null,
  audiences: ['executives'],
  readingMinutes: 1,
  publishedAt: '2025-01-14T23:59:00.000Z',
}

const routes = [
  {
    path: '/resources',
    Component: library.Component,
    loader: ({ request }: { request: Request }) => ({
      articles: request.url.includes('away') ? null : [summary],
    }),
  },
  { path: '/glossary', Component: glossary.Component },
  { path: '/glossary/:termSlug', Component: term.Component, loader: term.loader },
  {
    path: '/resources/:contentSlug',
    Component: article.Component,
    loader: ({ request }: { request: Request }) => ({
      ...toArticle({
        slug: 'here',
        title: 'Title & <b>',
        target_audience: ['executives'],
        author: null,
        category: null,
        published_at: '2025-01-14 23:59:00+00',
      } as never),
      text: parseMarkdown(
        request.url.includes('long')
          ? `${hostile}\n\n\r\n\n\0${'<b>['.repeat(5_000)}\r\n\0`
          : hostile,
      ),
    }),
  },
]

test.each([
  '/glossary',
  '/glossary?category=Interview+Formats&q=%3Cb%3E%00%0D%0A%22%26amp%3B',
  '/glossary?q=%F0%9F%98%80&q=2&category=__proto__',
  '/glossary/applicant-tracking-system-ats',
  '/resources/here',
  '/resources/here?long',
  '/resources?type=report&category=%3Cb%3E%00%0D%0A%22%26amp%3B',
  '/resources?away',
])('server and browser agree on %s', async (address) => {
  const handler = createStaticHandler(routes)
  const context = (await handler.query(
    new Request(`https://www.example.com${address}`),
  )) as StaticHandlerContext
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(
    <SiteProvider value={site}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </SiteProvider>,
  )

  const onRecoverableError = vi.fn()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: context.loaderData },
  })
  await act(async () => {
    hydrateRoot(
      root,
      <SiteProvider value={site}>
        <RouterProvider router={router} />
      </SiteProvider>,
      { onRecoverableError },
    )
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(log.mock.calls.filter(([text]) => /hydrat/i.test(String(text)))).toEqual([])
  log.mockRestore()
})
