import { pageDataId, type PageData } from '../../src/page-data.ts'
import { jsonInHtml, type Bytes } from '../json-in-html.ts'

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
