import type { MouseEvent, ReactElement } from 'react'
import { notify } from '../../notifications.ts'
import styles from './linked-heading.module.css'

interface LinkedHeadingProps {
  /** What the link leads to: the heading, or the section that it heads. */
  id: string
  /** The heading's text, which names the link. */
  title: string
  /** The heading itself. Its name stays its own: the link stands beside it. */
  children: ReactElement
}

/** A heading with a link to itself, whose address a press copies. Without JavaScript the link leads there. */
export function LinkedHeading({ id, title, children }: LinkedHeadingProps) {
  return (
    <div className={styles.row}>
      {children}
      <a
        href={`#${id}`}
        className={styles.link}
        aria-label={`Link to “${title}”`}
        data-copies
        data-print="no"
        onClick={copy}
      >
        <span aria-hidden="true">#</span>
      </a>
    </div>
  )
}

function copy(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // Browsers keep the clipboard from pages that came without encryption.
  if (!('clipboard' in navigator)) return
  event.preventDefault()
  const { href } = event.currentTarget
  navigator.clipboard.writeText(href).then(
    () => notify({ title: 'Link copied', tone: 'success' }),
    () => window.location.assign(href),
  )
}
