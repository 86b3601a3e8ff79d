import { useId, useMemo } from 'react'
import { Prose } from 'shared-ui'
import { showMarkdown } from './markdown/markdown.tsx'
import type { ParsedMarkdown } from './markdown/parse-markdown.ts'
import { TableOfContents } from './table-of-contents.tsx'
import styles from './article-body.module.css'

/** The article's text, with a table of contents when it is long. */
export function ArticleBody({ text: { nodes, sections, rest } }: { text: ParsedMarkdown }) {
  const restId = useId()
  const body = useMemo(() => showMarkdown(nodes, { offersLinks: true }), [nodes])
  return (
    <>
      <TableOfContents sections={sections} />
      <Prose>{body}</Prose>
      {rest && (
        <section className={styles.rest} aria-labelledby={restId}>
          <h2 id={restId}>The rest, as it was written</h2>
          <p>
            This article is too long, or too intricate, to be laid out in full. Nothing is left out:
            what follows is its text with the author’s own marks.
          </p>
          <pre className={styles.source}>{rest}</pre>
        </section>
      )}
    </>
  )
}
