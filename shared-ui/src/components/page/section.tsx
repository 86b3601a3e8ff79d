import { useId, type ReactNode } from 'react'
import { Container } from './container.tsx'
import { LinkedHeading } from './linked-heading.tsx'
import styles from './section.module.css'

export interface SectionProps {
  /** Anchor, for example `services`. */
  id?: string
  /** Offers the address of the section, which then needs an `id`: for pages that are read and quoted. */
  linked?: boolean
  title: string
  /** The annotation at the tick, for example `02 — How it works`. */
  eyebrow?: string
  lead?: ReactNode
  /** Stands on panel ground: at most one section in three. */
  panel?: boolean
  children?: ReactNode
}

/** A part of a page, hanging from the plumb line by its tick. */
export function Section({ id, linked, title, eyebrow, lead, panel, children }: SectionProps) {
  const titleId = useId()
  const heading = (
    <h2 id={titleId} className={eyebrow ? undefined : styles.bare}>
      {title}
    </h2>
  )
  return (
    <section
      id={id}
      className={panel ? `${styles.section} ${styles.panel}` : styles.section}
      aria-labelledby={titleId}
    >
      <Container>
        <div className={`pl-stack ${styles.head}`}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {linked && id ? (
            <LinkedHeading id={id} title={title}>
              {heading}
            </LinkedHeading>
          ) : (
            heading
          )}
          {lead && <p className="pl-lead">{lead}</p>}
        </div>
        {children}
      </Container>
    </section>
  )
}

/** A small annotation in the drawing's hand, with its tick on the line. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={`pl-note ${styles.eyebrow}`}>{children}</p>
}

/** A titled part of a column inside a section, without a tick of its own. */
export function SubSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={`pl-stack ${styles.sub}`} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  )
}
