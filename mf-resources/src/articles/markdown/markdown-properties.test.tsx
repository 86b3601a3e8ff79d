import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { SiteProvider } from 'shared-ui'
import { expect, test } from 'vitest'
import { site } from 'shared-ui/testing/show-page.tsx'
import { asSent } from '../../testing/as-sent.ts'
import { ArticleBody } from '../article-body.tsx'

/** Everything an article may become, and the attributes of each besides those that all may have. */
const allowed = new Map([
  ...'p h2 h3 h4 h5 h6 em strong del code pre blockquote ul ol li hr br table thead tbody tr th td sup section div span a img input nav'
    .split(' ')
    .map((name): [string, string[]] => [name, []]),
  ['a', ['href', 'data-discover', 'data-footnote-ref', 'data-footnote-backref']],
  ['img', ['src', 'alt', 'loading']],
  ['input', ['type', 'checked', 'disabled']],
  ['ol', ['start']],
  ['th', ['style']],
  ['td', ['style']],
  ['div', ['tabindex']],
  ['pre', ['tabindex']],
  ['section', ['data-footnotes']],
])
const everywhere = [
  'id',
  'class',
  'title',
  'role',
  'aria-label',
  'aria-labelledby',
  'aria-describedby',
  'dir',
]

const schemes = [
  'javascript:',
  'JAVASCRIPT:',
  'vbscript:',
  'data:text/html,',
  'file:',
  'blob:',
  'ftp:',
  'http:',
  'https:',
  'mailto:',
  'irc:',
  'xmpp:',
]
const kept = /^(https?|ircs?|mailto|xmpp):/i

const disguise = fc.constantFrom(
  '',
  ' ',
  '\t',
  '\n',
  '\u0001',
  '\u00a0',
  '&#1;',
  '&Tab;',
  '&NewLine;',
  '\\',
  '%20',
  '/',
  '//',
  '#',
  '?',
)
const address = fc
  .tuple(
    disguise,
    fc.constantFrom(...schemes),
    disguise,
    fc.constantFrom('alert(1)', '//example.org', 'x', ''),
  )
  .map((parts) => parts.join(''))
const words = fc.oneof(
  fc.constantFrom(
    'a',
    'b c',
    '<b>',
    '<script>alert(1)</script>',
    '&lt;i&gt;',
    '&#106;',
    '"',
    "'",
    '`',
  ),
  fc.string({ maxLength: 8, unit: 'binary' }),
)

/** Pieces of markdown that are dangerous alone or next to each other. */
const piece = fc.oneof(
  words,
  fc.constantFrom(
    ...'* _ ** ~~ ` ``` [ ] ( ) ! < > | # > - + 1. \\ & : [^a] [^a]: --- === <!-- --> <![CDATA[ ]]> <? www.'.split(
      ' ',
    ),
  ),
  fc.constantFrom('\n', '\n\n', '  \n', '    ', '\t', '\r\n', '\0'),
  fc.tuple(words, address).map(([text, to]) => `[${text}](${to})`),
  fc.tuple(words, address).map(([text, to]) => `[${text}](<${to}> "${text}")`),
  fc.tuple(words, address).map(([text, to]) => `![${text}](${to})`),
  fc.tuple(words, address).map(([text, to]) => `[${text}][r]\n\n[r]: ${to}\n`),
  address.map((to) => `<${to}>`),
  address.map((to) => ` ${to} `),
  fc
    .tuple(
      fc.constantFrom('a', 'img', 'svg', 'iframe', 'style', 'form', 'object', 'math', 'p'),
      fc.constantFrom('onclick', 'onerror', 'src', 'href', 'style', 'id'),
      address,
    )
    .map(([name, attribute, value]) => `<${name} ${attribute}="${value}">`),
  fc.tuple(words, words).map(([a, b]) => `\n\n| ${a} | ${b} |\n|:-:|--|\n| ${b} |\n\n`),
  words.map((text) => `\n\n- [x] ${text}\n- [ ] ${text}\n\n`),
  words.map((text) => `\n\n\`\`\`${text}\n${text}\n\`\`\`\n\n`),
)

const markdown = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))

function render(content: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(
    <SiteProvider value={site}>
      <MemoryRouter initialEntries={['/resources/here']}>
        <ArticleBody text={asSent(content)} />
      </MemoryRouter>
    </SiteProvider>,
  )
  for (const link of root.querySelectorAll('a[data-copies]')) if (isOwnLink(link)) link.remove()
  return root
}

/** Whether we put this link beside a heading: to the last attribute, and with nothing of the author's inside. */
function isOwnLink(link: Element): boolean {
  const names = 'href class aria-label data-copies data-print'
  return (
    link.innerHTML === '<span aria-hidden="true">#</span>' &&
    link.getAttributeNames().join(' ') === names &&
    link.getAttribute('href')?.charAt(0) === '#'
  )
}

/** What is wrong with a tree: elements, attributes and addresses outside the list. */
function faults(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName
    const attributes = allowed.get(name)
    if (!attributes) return [`<${name}>`]
    return [...element.attributes].flatMap(({ name: attribute, value }) => {
      if (![...attributes, ...everywhere].includes(attribute)) return [`<${name} ${attribute}>`]
      if (attribute === 'style' && !/^text-align: ?(left|center|right);?$/.test(value))
        return [value]
      if (attribute !== 'href' && attribute !== 'src') return []
      const target = URL.parse(value, 'https://www.example.com/resources/here')
      return target && !kept.test(target.href) ? [`${name} ${value}`] : []
    })
  })
}

test('finds what is outside the list', () => {
  const root = document.createElement('div')
  root.innerHTML =
    '<svg></svg><p onclick="x()"></p><a href=" java\tscript:alert(1)">a</a><td style="color: red">'
  expect(faults(root)).toHaveLength(3)
})

test('no markdown yields an element, attribute or scheme outside the list', () => {
  fc.assert(
    fc.property(markdown, (content) => {
      expect(faults(render(content))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('no text of any kind brings it down', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'binary' }), (content) => {
      expect(faults(render(content))).toEqual([])
    }),
    { numRuns: 100 },
  )
})

test('raw HTML is never lost: its words are there to read', () => {
  const tag = fc
    .tuple(
      fc.constantFrom('b', 'script', 'x-y', 'iframe', 'div', 'style'),
      fc.stringMatching(/^[a-z]{1,8}$/),
    )
    .map(([name, value]) => `<${name} title="${value}">${value}</${name}>`)
  fc.assert(
    fc.property(
      fc.array(tag, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('\n\n', ' ', '\n'),
      (tags, gap) => {
        const shown = render(`Before ${tags.join(gap)}`).textContent
        for (const text of tags) expect(shown).toContain(text)
      },
    ),
    { numRuns: 100 },
  )
})

test('links to kept schemes stay links', () => {
  const url = fc.tuple(
    fc.constantFrom('http://', 'HTTPS://', 'irc://', 'ircs://', 'mailto:', 'xmpp:'),
    fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{2,3}){1,2}$/),
  )
  fc.assert(
    fc.property(url, ([scheme, host]) => {
      const link = render(`[x](${scheme}${host})`).querySelector('a')
      expect(link?.getAttribute('href')).toBe(scheme + host)
    }),
    { numRuns: 50 },
  )
})
