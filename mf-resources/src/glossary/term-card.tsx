import { Badge, Card } from 'shared-ui'
import { slugify } from './slug.ts'
import type { GlossaryTerm } from './terms.ts'
import styles from './term-card.module.css'

const relatedTermLimit = 3

/** A term in brief: category, the definition's first lines, the first related terms. */
export function TermCard({ term: facts }: { term: GlossaryTerm }) {
  const { term, category, definition, relatedTerms } = facts
  const more = relatedTerms.length - relatedTermLimit
  return (
    <Card title={term} to={`/glossary/${slugify(term)}`} eyebrow={<Badge>{category}</Badge>}>
      <p className={styles.definition}>{definition}</p>
      {relatedTerms.length > 0 && (
        <ul role="list" className={styles.related} aria-label="Related terms">
          {relatedTerms.slice(0, relatedTermLimit).map((name) => (
            <li key={name}>{name}</li>
          ))}
          {more > 0 && <li>+{more} more</li>}
        </ul>
      )}
    </Card>
  )
}
