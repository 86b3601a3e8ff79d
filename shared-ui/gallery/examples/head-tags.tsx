import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { SiteProvider } from '../../src/index.ts'
import { site } from '../site.ts'
import styles from './head-tags.module.css'

/** What an element without looks writes into the document, as text: here it would rename the gallery. */
export function HeadTags({ children }: { children: ReactNode }) {
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <MemoryRouter initialEntries={['/services/direct-hire/']}>{children}</MemoryRouter>
    </SiteProvider>,
  )
  const lines = html.replace(/(<(?:meta|link|script)|<\/title>)/g, (tag) =>
    tag === '</title>' ? `${tag}\n` : `\n${tag}`,
  )
  return (
    <pre className={styles.tags}>
      <code>{lines.replace(/\n+/g, '\n').trim() || 'nothing'}</code>
    </pre>
  )
}
