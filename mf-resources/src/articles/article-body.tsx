import { useMemo } from 'react'
import { Prose } from 'shared-ui'
import { renderMarkdown } from './markdown.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import styles from './article-body.module.css'

/** The article's text, with a table of contents when it is long. */
export function ArticleBody({ content }: { content: string }) {
  const { body, sections } = useMemo(() => renderMarkdown(content), [content])
  return (
    <>
      <TableOfContents sections={sections} />
      <div className={styles.text}>
        <Prose>{body}</Prose>
      </div>
    </>
  )
}
