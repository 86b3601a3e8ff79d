import { pageDataId, type PageData } from '../../src/page-data.ts'
import { sha256 } from '../http/sha256.ts'
import type { DocumentAssets } from './linked-assets.ts'
import { jsonInHtml, type Bytes } from '../json-in-html.ts'
import { memoize } from '../memoize.ts'

/** Longest wait for a browser to say what it painted, in milliseconds. */
const paintPatienceMs = 500

/** Applies the visitor's choice of light or dark before the first paint. */
export const colourSchemeScript =
  "try{var s=localStorage.getItem('mantine-color-scheme-value');document.documentElement.setAttribute('data-mantine-color-scheme',s==='light'||s==='dark'?s:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}catch(e){}"

/** Id of the template in which the page's modules wait for their time. */
export const firstModulesId = 'first-modules'

/**
 * Asks for the page's modules once its text is seen: until then styles and fonts have the line for themselves. A browser says
 * what it painted some time after it began to. A page that nobody sees yet is not painted. Each module is asked for in a task
 * of its own: a dozen at once hold a telephone up.
 */
const startScript = `(function(){var modules=document.getElementById('${firstModulesId}');function start(){var waiting=Array.from(modules.content.children);modules.content.replaceChildren();waiting.forEach(function(module){setTimeout(function(){document.head.append(module)})})}if(document.hidden)return addEventListener('DOMContentLoaded',start);requestAnimationFrame(function(){setTimeout(start,${paintPatienceMs});new PerformanceObserver(start).observe({type:'paint',buffered:true})})})()`

export const inlineScriptHashes = [sha256(colourSchemeScript), sha256(startScript)]

/** What of it changes with what is live beside that which it shows. */
export type Surroundings = Pick<PageData, 'lock' | 'isWatched'>

/** A document, and where in it the surroundings stand. */
export interface WrittenDocument {
  bytes: Bytes
  surroundings: { start: number; end: number }
}

/** What stands in the document of every page that needs the same files, as HTML. */
export interface DocumentParts {
  endOfHead: Bytes
  endOfBody: Bytes
}

interface DocumentContent {
  /** The rendered application, from `<html>` down. */
  html: Bytes
  page: Omit<PageData, 'state' | keyof Surroundings>
  surroundings: Surroundings
  /** What loaders and actions answered, as JSON for a document. */
  state: Bytes
  parts: DocumentParts
}

/**
 * Before the text of a page stands what is seen, after it what only scripts need: the text is in its first round trip.
 */
export const partsOf = memoize((assets: DocumentAssets): DocumentParts => {
  const head = [
    `<script>${colourSchemeScript}</script>`,
    ...assets.styles.map(
      ({ href, integrity }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin>`,
    ),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('')
  const modules = [
    assets.site
      ? `<link rel="preload" as="fetch" href="${assets.site.href}" data-hash="${assets.site.integrity}" crossorigin>`
      : '',
    ...assets.modules.map(
      ({ href, integrity }) => `<link rel="modulepreload" href="${href}" integrity="${integrity}">`,
    ),
    `<script type="module" src="${assets.entry.href}" integrity="${assets.entry.integrity}"></script>`,
  ].join('')
  const end = [
    Buffer.from('<script type="importmap">'),
    assets.importMap.bytes,
    Buffer.from(`</script><template id="${firstModulesId}">${modules}</template>`),
    Buffer.from(`<script>${startScript}</script>`),
  ]
  return { endOfHead: Buffer.from(head), endOfBody: Buffer.concat(end) }
})

/**
 * The document in UTF-8: React's HTML with what the browser must find before and after it. React leaves elements it did not render in
 * `<head>` and at the end of `<body>` alone when it hydrates. It is written in bytes, because V8 copies a text of more than 128 kB
 * slowly.
 */
export function writeDocument(content: DocumentContent): WrittenDocument {
  const { html, page, surroundings, state, parts } = content
  const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const [endOfHead, endOfBody] = [bytes.indexOf('</head>'), bytes.lastIndexOf('</body>')]
  const before = [
    Buffer.from('<!DOCTYPE html>'),
    bytes.subarray(0, endOfHead),
    parts.endOfHead,
    bytes.subarray(endOfHead, endOfBody),
    Buffer.from(`<script type="application/json" id="${pageDataId}">`),
    jsonInHtml(page).subarray(0, -1),
    Buffer.from(','),
  ]
  const start = before.reduce((sum, { length }) => sum + length, 0)
  const between = innerJson(surroundings)
  const after = [
    Buffer.from(',"state":'),
    state,
    Buffer.from('}</script>'),
    parts.endOfBody,
    bytes.subarray(endOfBody),
  ]
  return {
    bytes: Buffer.concat([...before, between, ...after]),
    surroundings: { start, end: start + between.length },
  }
}

/** The same document in other surroundings. */
export function inSurroundings(document: WrittenDocument, surroundings: Surroundings) {
  const { start, end } = document.surroundings
  const { bytes } = document
  const between = innerJson(surroundings)
  return {
    bytes: Buffer.concat([bytes.subarray(0, start), between, bytes.subarray(end)]),
    surroundings: { start, end: start + between.length },
  }
}

const innerJson = (value: object) => jsonInHtml(value).subarray(1, -1)
