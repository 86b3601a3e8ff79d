import { firstModulesId } from '../../shell/server/document/document-parts.ts'
import { pages } from './pages.ts'

/** What a document asks for, as addresses. */
export interface Assets {
  entry: string
  modules: readonly string[]
  styles: readonly string[]
}

/**
 * The HTML of each page that the site at `origin` answers, changed, by path.
 *
 * @param change gets the page's module, too
 * @throws when it is not a whole page
 */
export async function changedDocuments(
  origin: string,
  change: (html: string, source: string) => string,
): Promise<Map<string, string>> {
  const documents = new Map<string, string>()
  for (const [path, source] of Object.entries(pages)) {
    const response = await fetch(origin + path)
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
    documents.set(path, change(await response.text(), source))
  }
  return documents
}

/**
 * The page as another build of the same site would send it: the same elements, that build's scripts and styles, asked for
 * in the same order and at the same time.
 */
export function withAssets(html: string, { entry, modules, styles }: Assets): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}" crossorigin>`).join('')
  const scripts = [
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${entry}"></script>`,
  ].join('')
  const template = `<template id="${firstModulesId}">`
  return withoutStyles(withoutModules(html))
    .replace('</head>', () => `${links}</head>`)
    .replace(template, () => template + scripts)
}

/** The page as plain HTML and CSS. */
export function withoutScripts(html: string): string {
  return withoutModules(html)
    .replace(/<template\b.*?<\/template>/gs, '')
    .replace(/<script\b.*?<\/script>/gs, '')
}

/** Takes out the import map, the modules and their preloads, and whatever else of scripts is fetched. */
function withoutModules(html: string): string {
  return html
    .replace(/<script [^>]*(type="(importmap|module|speculationrules)"|src=).*?<\/script>/gs, '')
    .replace(/<link [^>]*(rel="modulepreload"|as="script")[^>]*>/g, '')
}

const withoutStyles = (html: string) =>
  html.replace(/<link [^>]*(rel="stylesheet"|as="style")[^>]*>/g, '')
