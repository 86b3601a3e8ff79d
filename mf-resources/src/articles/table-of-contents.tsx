import { useId } from 'react'
import type { ArticleSection } from './markdown/nodes.ts'
import styles from './table-of-contents.module.css'

const longFrom = 4

/** Links to the sections of a long article; nothing for a short one. */
export function TableOfContents({ sections }: { sections: readonly ArticleSection[] }) {
  const titleId = useId()
  if (sections.length < longFrom) return null
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <h2 id={titleId} className="pl-note">
        On this page
      </h2>
      <ol role="list" className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
