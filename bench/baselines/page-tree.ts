import type { Browser } from '@playwright/test'

/** Text, or an element as `[name, React's attributes, children]`. */
export type TreeNode = string | [string, Record<string, unknown>, TreeNode[]]

export interface PageTree {
  head: TreeNode[]
  body: TreeNode[]
  /** Addresses. */
  styles: string[]
  fonts: string[]
  icons: string[]
}

/** Reads a page's elements as data, without what fetches scripts and styles. */
export async function readPageTree(browser: Browser, html: string): Promise<PageTree> {
  const page = await browser.newPage()
  try {
    return await page.evaluate(readTree, html)
  } finally {
    await page.close()
  }
}

/** Runs in the page. A parsed document runs no scripts. */
function readTree(html: string): PageTree {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  const names: Record<string, string> = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    crossorigin: 'crossOrigin',
    datetime: 'dateTime',
    autocomplete: 'autoComplete',
    value: 'defaultValue',
  }
  const camel = (name: string) =>
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

  const styleOf = (text: string) =>
    Object.fromEntries(
      text.split(';').flatMap((declaration) => {
        const [name = '', ...value] = declaration.split(':')
        if (value.length === 0) return []
        const property = name.trim()
        return [[property.startsWith('--') ? property : camel(property), value.join(':').trim()]]
      }),
    )

  const attributesOf = (element: Element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name, value }): [string, unknown] => {
        if (name === 'style') return ['style', styleOf(value)]
        const isFlag = value === '' && !/^(alt|content|value|data-|aria-)/.test(name)
        const isSvg = element.namespaceURI?.endsWith('svg') && !/^(data|aria)-/.test(name)
        return [names[name] ?? (isSvg ? camel(name) : name), isFlag ? true : value]
      }),
    )

  const isContent = (element: Element) =>
    !element.matches(
      'style, script:not([type="application/ld+json"]), link[rel*="preload"], link[rel="stylesheet"], meta[charset], meta[name="viewport"]',
    )

  const nodesOf = (parent: Element): TreeNode[] =>
    [...parent.childNodes].flatMap((node): TreeNode[] => {
      if (node instanceof Text) return node.data ? [node.data] : []
      if (!(node instanceof Element) || !isContent(node)) return []
      return [[node.localName, attributesOf(node), nodesOf(node)]]
    })

  const addresses = (selector: string) =>
    [...parsed.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
  return {
    head: nodesOf(parsed.head),
    body: nodesOf(parsed.body),
    styles: addresses('link[rel="stylesheet"]'),
    fonts: addresses('link[rel="preload"][as="font"]'),
    icons: addresses('link[rel="icon"]'),
  }
}
