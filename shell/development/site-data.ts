import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { SiteContent } from '../src/site/site-content.ts'

/** Has the shell show this in the place of what it is built with. */
export function siteData(content: SiteContent): Plugin {
  return {
    name: 'site-data',
    enforce: 'pre',
    load: (id) => (id.endsWith('/shell/src/site-data.json') ? JSON.stringify(content) : null),
  }
}

/**
 * A remote that is new has its pages somewhere before site data says so: under the prefix that its `package.json` wants, as
 * `plumbline.prefix`.
 *
 * @param folders remote → its folder
 */
export function withOwnPrefixes(
  content: SiteContent,
  folders: Readonly<Record<string, string>>,
): SiteContent {
  const wanted = Object.entries(folders).flatMap(([name, folder]) => {
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    const { plumbline } = JSON.parse(text) as { plumbline?: { prefix?: string } }
    return plumbline?.prefix ? [[plumbline.prefix.replace(/^\//, ''), name]] : []
  })
  return { ...content, prefixes: { ...Object.fromEntries(wanted), ...content.prefixes } }
}
