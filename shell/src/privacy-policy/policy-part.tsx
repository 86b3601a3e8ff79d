import { LinkedHeading, Prose } from 'shared-ui'
import type { PolicyPoint, PolicySection } from './privacy-policy-content.ts'
import styles from './policy-part.module.css'

/** One section of the policy: running text, its points, and the promises that stand out of it. */
export function PolicyPart({ id, title, paragraphs, points, notices, closing }: PolicySection) {
  const titleId = `${id}-title`
  return (
    <section id={id} aria-labelledby={titleId} className={`pl-stack ${styles.part}`}>
      <LinkedHeading id={id} title={title}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </LinkedHeading>
      <Prose>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      {points && <Points points={points} />}
      {notices?.map((notice) => (
        <Notice key={notice.title} {...notice} />
      ))}
      {closing && (
        <Prose>
          <p>{closing}</p>
        </Prose>
      )}
    </section>
  )
}

function Points({ points }: { points: readonly PolicyPoint[] }) {
  return (
    <dl>
      {points.map(({ title, text }) => (
        <div key={title} className={styles.point}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Notice({ title, text }: PolicyPoint) {
  return (
    <div className={styles.notice}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  )
}
