import { screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MemoryRouter } from 'react-router-dom'
import { SiteProvider } from 'shared-ui'
import { showPage, site } from 'shared-ui/testing/show-page.tsx'
import { asSent } from '../../testing/as-sent.ts'
import { ArticleBody } from '../article-body.tsx'

function show(content: string) {
  showPage(
    { path: '/resources/:slug', Component: () => <ArticleBody text={asSent(content)} /> },
    '/resources/here',
  )
}

function toHtml(content: string) {
  return renderToString(
    <SiteProvider value={site}>
      <MemoryRouter>
        <ArticleBody text={asSent(content)} />
      </MemoryRouter>
    </SiteProvider>,
  )
}

/** Addresses of links and pictures as they stand in the document; null where blanked. */
const address = (text: string) => screen.getByText(text).closest('a')?.getAttribute('href') ?? null

test.each([
  ['http://example.org/a'],
  ['https://example.org/a?b=c#d'],
  ['HTTPS://example.org/a'],
  ['irc://example.org/room'],
  ['ircs://example.org/room'],
  ['mailto:hello@example.com'],
  ['MailTo:hello@example.com'],
  ['xmpp:hello@example.com'],
])('keeps the address %s', (href) => {
  show(`[link](${href})`)
  expect(address('link')).toBe(href)
})

test.each([
  ['/glossary/scorecard', '/glossary/scorecard'],
  ['other-article', '/resources/other-article'],
  ['./other-article', '/resources/other-article'],
  ['../../glossary', '/glossary'],
  ['?page=2', '/resources/here?page=2'],
  ['#why', '/resources/here#why'],
  ['https://www.example.com/contact', '/contact'],
])('leads %s through the router to %s', (href, path) => {
  show(`[link](${href})`)
  expect(address('link')).toBe(path)
})

test('keeps an address without a scheme of its own outside the site', () => {
  show('[link](//example.org/a)')
  expect(address('link')).toBe('//example.org/a')
})

test.each([
  ['[link](javascript:alert(1))'],
  ['[link](JaVaScRiPt:alert(1))'],
  ['[link](<javascript:alert(1)>)'],
  ['[link](< javascript:alert(1)>)'],
  ['[link](<java\tscript:alert(1)>)'],
  ['[link](&#106;avascript:alert(1))'],
  ['[link](&#x6A;avascript:alert(1))'],
  ['[link](javascript&colon;alert(1))'],
  ['[link](javascript&#58;alert(1))'],
  ['[link](java&Tab;script:alert(1))'],
  ['[link](java&NewLine;script:alert(1))'],
  ['[link](&#1;javascript:alert(1))'],
  ['[link](<\u0001javascript:alert(1)>)'],
  ['[link](\u00a0javascript:alert(1))'],
  ['[link](java\\script:alert(1))'],
  ['[link](vbscript:msgbox(1))'],
  ['[link](data:text/html,<script>alert(1)</script>)'],
  ['[link](file:///etc/passwd)'],
  ['[link](ftp://example.org/a)'],
  ['[link](tel:+15550100)'],
  ['[link](blob:https://example.org/1)'],
  ['[link][a]\n\n[a]: javascript:alert(1)'],
  ['[link][a]\n\n[a]: <javascript:alert(1)> "title"'],
  ['[link]\n\n[link]: data:text/html,x'],
])('blanks the address of %j', (content) => {
  show(content)
  expect(address('link')).toBeNull()
  expect(document.body.innerHTML).not.toMatch(/(href|src)="[^"]*(script|data|file|ftp|tel|blob)/i)
})

test.each([['<javascript:alert(1)>'], ['<data:text/html,x>'], ['<ftp://example.org>']])(
  'blanks the address of the autolink %s',
  (content) => {
    show(content)
    expect(address(content.slice(1, -1))).toBeNull()
  },
)

test('keeps the words of a blanked link, which leads nowhere', () => {
  // react-markdown writes href="", a link to the page itself: a visitor who follows it sees the page load again.
  show('Read [the *whole* list](javascript:alert(1) "Title") first.')
  const words = screen.getByTitle('Title')
  expect(words.tagName).toBe('SPAN')
  expect(words.innerHTML).toBe('the <em>whole</em> list')
  expect(screen.queryByRole('link')).toBeNull()
})

test('an empty address is relative, and leads to the page itself', () => {
  show('[here]()')
  expect(address('here')).toBe('/resources/here')
})

test('links bare addresses', () => {
  show('See www.example.org, https://example.org/b or <irc://example.org/room>.')
  expect(address('www.example.org')).toBe('http://www.example.org')
  expect(address('https://example.org/b')).toBe('https://example.org/b')
  expect(address('irc://example.org/room')).toBe('irc://example.org/room')
})

test('blanks pictures in the same way', () => {
  show('![one](javascript:alert(1)) ![two](data:image/svg+xml,x) ![three](/plan.svg)')
  const sources = screen.getAllByRole('img').map((image) => image.getAttribute('src'))
  expect(sources).toEqual([null, null, '/plan.svg'])
})

test.each([
  ['<script>alert(1)</script>'],
  ['<img src=x onerror=alert(1)>'],
  ['<iframe src="https://example.org"></iframe>'],
  ['<svg onload=alert(1)>'],
  ['<!-- comment -->'],
  ['<style>*{display:none}</style>'],
])('shows %s as plain text', (html) => {
  show(`Before\n\n${html}\n\n> ${html}\n\n- item ${html}\n\nafter`)
  const text = document.body.textContent ?? ''
  expect(text.split(html)).toHaveLength(4)
  expect(document.querySelector('main, script, iframe, svg, style, img')).toBeNull()
})

test('shows HTML within a sentence where it stands', () => {
  show('Use <b onclick="x()">bold</b> sparingly.')
  expect(document.querySelector('p')?.textContent).toBe('Use <b onclick="x()">bold</b> sparingly.')
})

test('leaves the page its only first-level heading and gives headings ids', () => {
  show('# Title\n\n## Why it works\n\n### In detail')
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Why it works' }).id).toBe('why-it-works')
})

test('headings leave the frame its ids', () => {
  show('## Main\n\n## Page data\n\n## Page\n\n## Last')
  const ids = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)
  expect(ids.slice(1)).toEqual(['section-main', 'section-page-data', 'page', 'last'])
  expect(screen.getByRole('link', { name: 'Page data' }).getAttribute('href')).toBe(
    '#section-page-data',
  )
})

test('shows the end of an article that is too much as it was written, and says so', () => {
  show(`Before *it*.\n\n${'<b>['.repeat(5_000)}\n\n## After`)
  expect(screen.getByText('it').tagName).toBe('EM')
  const rest = within(screen.getByRole('region', { name: 'The rest, as it was written' }))
  expect(rest.getByText(/too long, or too intricate/)).toBeTruthy()
  expect(rest.getByText(/## After$/).textContent).toMatch(/^(<b>\[){5000}\n\n## After$/)
})

test('lists the sections of a long article, and leads to each', () => {
  show('## One\n\n## Two *and* `half`\n\n### Part\n\n## One\n\n## Four')
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  const links = contents.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['One', '#one'],
    ['Two and half', '#two-and-half'],
    ['One', '#one-1'],
    ['Four', '#four'],
  ])
  for (const link of links) {
    expect(document.querySelectorAll(link.getAttribute('href') ?? '')).toHaveLength(1)
  }
})

test('gives a short article no table of contents', () => {
  show('## One\n\n## Two')
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('shows tables that scroll, code, task lists and footnotes', () => {
  show(
    '| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet x = "<b>"\n```\n\n- [x] done\n\nNote[^1].\n\n[^1]: The note.',
  )
  const table = within(screen.getByRole('region', { name: 'Table' })).getByRole('table')
  expect(within(table).getAllByRole('cell')).toHaveLength(2)
  expect(document.querySelector('pre code')?.textContent).toBe('let x = "<b>"\n')
  expect(screen.getByRole('checkbox')).toHaveProperty('disabled', true)
  const reference = screen.getByRole('link', { name: '1' }).getAttribute('href') ?? ''
  expect(document.getElementById(reference.split('#')[1] ?? '')?.textContent).toContain('The note.')
})

test('code with a line that a small screen cuts is reached by keyboard, other code is not', () => {
  show('```\nshort\n```\n\n```sql\nselect title from job_roles order by title\n```')
  const code = screen.getByRole('group', { name: 'Code' })
  expect(code.textContent).toBe('select title from job_roles order by title\n')
  expect(code.tabIndex).toBe(0)
  expect(document.querySelectorAll('pre[tabindex]')).toHaveLength(1)
})

test('nothing to show is shown as nothing', () => {
  expect(asSent('').sections).toEqual([])
})

test('renders 200 kB of text in reasonable time', () => {
  const part =
    'Some *plain* text with [a link](https://example.org) and `code`.\n\n- one\n- two\n\n'
  const start = process.cpuUsage()
  const html = toHtml(part.repeat(200_000 / part.length))
  expect(html.length).toBeGreaterThan(200_000)
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5_000)
})

test.each([
  ['quotes', '>'.repeat(20_000) + ' end'],
  ['quotes with spaces', '> '.repeat(20_000) + 'end'],
  ['lists', '* '.repeat(20_000) + 'end'],
  ['numbered lists', '1. '.repeat(20_000) + 'end'],
  ['emphasis', '*a '.repeat(10_000) + 'end ' + 'a* '.repeat(10_000)],
  ['strong emphasis', '**a '.repeat(10_000) + 'end ' + 'a** '.repeat(10_000)],
  ['brackets', '['.repeat(20_000) + 'end'],
])('is not brought down by deeply nested %s', (_, content) => {
  const start = process.cpuUsage()
  expect(toHtml(content)).toContain('end')
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5_000)
})
