import type { Page } from '@playwright/test'

export interface Crumb {
  name: string
  /** Absolute. */
  address: string
}

/** A block of structured data as it stands in a page. */
export type Node = { '@type': string } & Record<string, unknown>

/** What the crawler wants to know of a document. */
export interface PageFacts {
  /** Of `<html>`. */
  language: string
  headings: string[]
  titles: string[]
  /** `name` or `property` → contents, in the document's order. */
  metas: Record<string, string[]>
  canonicals: string[]
  /** Absolute, of this site. */
  links: string[]
  /** What each link is called. */
  linkNames: string[]
  /** What the page says, without its `h1`. */
  text: string
  ids: string[]
  trail: Crumb[]
  nodes: Node[]
  /** Head and structured data alone. */
  markup: string
}

/** Reads documents with the browser's own parser, without loading or running anything of them. */
export function readPage(parser: Page, html: string, address: string): Promise<PageFacts> {
  return parser.evaluate(
    ([html, address]) => {
      const page = new DOMParser().parseFromString(html, 'text/html')
      const all = (selector: string) => [...page.querySelectorAll(selector)]
      const textOf = (element: Element) => element.textContent?.trim() ?? ''
      const hrefOf = (element: Element | null) =>
        new URL(element?.getAttribute('href') ?? address, address).href
      const metas: Record<string, string[]> = {}
      for (const meta of all('meta[name], meta[property]')) {
        const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
        metas[name] = [...(metas[name] ?? []), meta.getAttribute('content') ?? '']
      }
      const blocks = all('script[type="application/ld+json"]')
      const head = all('head > title, head > meta').map((element) => element.outerHTML)
      const data = blocks.map((element) => element.outerHTML)
      const body = page.body.cloneNode(true) as HTMLElement
      for (const element of body.querySelectorAll('h1, script')) element.remove()
      return {
        language: page.documentElement.lang,
        headings: all('h1').map(textOf),
        titles: all('head > title').map(textOf),
        metas,
        canonicals: all('head > link[rel="canonical"]').map(hrefOf),
        links: all('a[href]')
          .map(hrefOf)
          .filter((href) => new URL(href).origin === new URL(address).origin),
        linkNames: all('a[href]').map((a) => a.getAttribute('aria-label') ?? textOf(a)),
        text: body.textContent ?? '',
        ids: all('[id]').map(({ id }) => id),
        trail: all('nav[aria-label="Breadcrumb"] li').map((step) => ({
          name: textOf(step),
          address: hrefOf(step.querySelector('a')),
        })),
        nodes: blocks.map((block) => JSON.parse(block.textContent ?? 'null')),
        markup: `<html><head>${head.join('')}</head><body>${data.join('')}</body></html>`,
      }
    },
    [html, address] as const,
  )
}
