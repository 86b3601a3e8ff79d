import { HtmlRenderer, Node, Parser } from 'commonmark'
import { tests } from 'commonmark-spec'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { SiteProvider } from 'shared-ui'
import { expect, test } from 'vitest'
import { site } from 'shared-ui/testing/show-page.tsx'
import { asSent } from '../../testing/as-sent.ts'
import { showMarkdown } from './markdown.tsx'

/**
 * The 652 examples of the CommonMark specification against its reference implementation. What the product changes on
 * purpose is changed in the reference too, so that everything else has to be equal, element by element:
 *
 * - raw HTML is text (in the reference's syntax tree, before it is rendered);
 * - a link whose scheme is not kept is its words in a `span`, a picture loses its address;
 * - first-level headings outside quotes and lists are second-level ones.
 *
 * Not compared: ids of headings, `loading` of pictures, white space at the edges of blocks and lines, which no browser
 * shows. Addresses are compared as a browser resolves them on the article's page, because links inside the site go
 * through the router.
 */
const page = 'https://www.example.com/resources/here'

/**
 * Where GitHub's additions (tables, task lists, strikethrough, footnotes, bare addresses), which articles use, change the
 * specification's result. All five are in its section 'Autolinks': what CommonMark says is no autolink because of a space,
 * a backslash or missing brackets, is a bare address to GitHub, and linked.
 */
const differences = new Set([602, 606, 608, 611, 612])

/** The specification writes tabs as arrows. */
const examples = tests.map((example) => ({
  ...example,
  markdown: example.markdown.replaceAll('→', '\t'),
  html: example.html.replaceAll('→', '\t'),
}))

const parser = new Parser()

test('the reference implementation renders the specification’s own results', () => {
  const renderer = new HtmlRenderer()
  expect(examples).toHaveLength(652)
  for (const { markdown, html } of examples) {
    expect(renderer.render(parser.parse(markdown))).toBe(html)
  }
})

test.each(examples)('example $number, $section', ({ number, markdown }) => {
  const ours = shape(parseHtml(rendered(markdown)))
  const reference = shape(adapt(parseHtml(referenceHtml(markdown))))
  if (differences.has(number)) expect(ours).not.toEqual(reference)
  else expect(ours).toEqual(reference)
})

function rendered(markdown: string): string {
  return renderToStaticMarkup(
    <SiteProvider value={site}>
      <MemoryRouter initialEntries={['/resources/here']}>
        {showMarkdown(asSent(markdown).nodes)}
      </MemoryRouter>
    </SiteProvider>,
  )
}

/** The reference with raw HTML as text, a block of it as a paragraph. */
function referenceHtml(markdown: string): string {
  const tree = parser.parse(markdown)
  const walker = tree.walker()
  const raw: Node[] = []
  for (let event = walker.next(); event; event = walker.next()) {
    if (event.entering && /^html_/.test(event.node.type)) raw.push(event.node)
  }
  for (const node of raw) {
    const text = new Node('text')
    text.literal = node.literal
    const shown = node.type === 'html_block' ? new Node('paragraph') : text
    if (shown !== text) shown.appendChild(text)
    node.insertBefore(shown)
    node.unlink()
  }
  return new HtmlRenderer().render(tree)
}

function parseHtml(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

const keptSchemes = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'])

function isKept(address: string): boolean {
  const scheme = /^([^/?#:]*:)/.exec(address)?.[1]?.toLowerCase()
  return scheme === undefined || keptSchemes.has(scheme)
}

function adapt(root: HTMLElement): HTMLElement {
  for (const link of root.querySelectorAll('a')) {
    if (isKept(link.getAttribute('href') ?? '')) continue
    const words = document.createElement('span')
    if (link.title) words.title = link.title
    words.append(...link.childNodes)
    link.replaceWith(words)
  }
  for (const picture of root.querySelectorAll('img')) {
    if (!isKept(picture.getAttribute('src') ?? '')) picture.removeAttribute('src')
  }
  for (const heading of root.querySelectorAll('h1')) {
    const lower = document.createElement('h2')
    lower.append(...heading.childNodes)
    heading.replaceWith(lower)
  }
  return root
}

const uncompared = new Set(['id', 'loading', 'data-discover'])
const addresses = new Set(['href', 'src'])
const blocks = /^(div|p|h[1-6]|ul|ol|li|blockquote|hr|pre|table|thead|tbody|tr|th|td)$/

type Shape = string | { [name: string]: unknown; children: Shape[] }

/** Names, attributes and text of a tree, in plain data. */
function shape(element: Element): Shape {
  const attributes = [...element.attributes]
    .filter(({ name }) => !uncompared.has(name))
    .map(({ name, value }) => [name, addresses.has(name) ? resolved(value) : value] as const)
    .sort(([a], [b]) => a.localeCompare(b))
  return {
    name: element.localName,
    ...Object.fromEntries(attributes),
    children: childShapes(element),
  }
}

function childShapes(element: Element): Shape[] {
  const isCode = element.closest('pre') !== null
  const shapes: Shape[] = []
  for (const node of element.childNodes) {
    if (node instanceof Element) shapes.push(shape(node))
    else if (typeof shapes.at(-1) === 'string') shapes.push(`${shapes.pop()}${node.nodeValue}`)
    else shapes.push(node.nodeValue ?? '')
  }
  if (isCode) return shapes
  return shapes
    .map((item, index) => {
      if (typeof item !== 'string') return item
      const afterBlock = index === 0 ? blocks.test(element.localName) : isBlock(shapes[index - 1])
      const beforeBlock =
        index === shapes.length - 1 ? blocks.test(element.localName) : isBlock(shapes[index + 1])
      const lines = item.replace(/[ \t]*\n[ \t]*/g, '\n')
      const start = afterBlock ? lines.trimStart() : lines
      return beforeBlock ? start.trimEnd() : start
    })
    .filter((item) => item !== '')
}

function isBlock(item: Shape | undefined): boolean {
  return typeof item === 'object' && (blocks.test(String(item['name'])) || item['name'] === 'br')
}

function resolved(address: string): string {
  return URL.parse(address, page)?.href ?? address
}
