import type { ViteDevServer } from 'vite'
import { sharedKeys, sharedModuleId } from 'shared-ui/shared-modules'
import { colourSchemeScript } from '../server/document/document-parts.ts'
import { jsonInHtml } from '../server/json-in-html.ts'
import { failuresId } from '../src/development/failures-id.ts'
import { pageDataId, type PageData } from '../src/page-data.ts'
import type { Failure } from './failures.ts'
import type { Styles } from './page-styles.ts'

export interface MadePage {
  status: number
  /** From `<html>` down. */
  html: string
  /** Null when the page cannot even begin. */
  data: PageData | null
  /** Files of the page modules that it is made of. */
  sources?: string[]
  failures?: Failure[]
}

/** For pages that only the browser renders here, and those that do not begin. */
export const emptyHtml =
  '<html lang="en"><head><meta charset="utf-8"><title>In development</title></head><body></body></html>'

/**
 * As the server's `writeDocument`, with modules from source, and what went wrong.
 *
 * @param styles of the page, for until its modules bring theirs
 */
export async function writeDocument(
  server: ViteDevServer,
  { html, data, failures = [] }: MadePage,
  styles: Styles,
): Promise<string> {
  const scripts = [
    `<script>${colourSchemeScript}</script>`,
    `<script type="importmap">${sharedModulesMap}</script>`,
    `<script type="module" src="${await servedAs(server, '/src/development/show-failures.ts')}"></script>`,
    data ? '<script type="module" src="/src/entry-client.tsx"></script>' : '',
  ].join('')
  const skeleton = await server.transformIndexHtml('/', `<head>${scripts}</head>`)
  // Vite's client takes over what has its name for a file.
  const links = [...styles].map(([file, css]) => `<style data-vite-dev-id="${file}">${css}</style>`)
  const json = jsonScript(failuresId, failures) + (data ? jsonScript(pageDataId, data) : '')
  const [endOfHead, endOfBody] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  return [
    '<!DOCTYPE html>',
    html.slice(0, endOfHead),
    /<head>(.*)<\/head>/s.exec(skeleton)?.[1],
    ...links,
    html.slice(endOfHead, endOfBody),
    json,
    html.slice(endOfBody),
  ].join('')
}

/** Among packages a module has a version in its address, with which others import it: without it, it would be there twice. */
async function servedAs({ environments: { client } }: ViteDevServer, url: string): Promise<string> {
  const [, query] = (await client.pluginContainer.resolveId(url))?.id.split('?') ?? []
  return query ? `${url}?${query}` : url
}

/** Where releases find what the shell shares. */
const sharedModulesMap = JSON.stringify({
  imports: Object.fromEntries(sharedKeys.map((key) => [key, `/@id/${sharedModuleId(key)}`])),
})

const jsonScript = (id: string, value: object) =>
  `<script type="application/json" id="${id}">${Buffer.from(jsonInHtml(value)).toString()}</script>`
