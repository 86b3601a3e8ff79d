import { Badge, BadgeList, type BadgeTone } from 'shared-ui'
import { withSpaces } from './wording.ts'
import styles from './audience-badges.module.css'

const tones = new Map<string, BadgeTone>([
  ['hiring-managers', 'info'],
  ['recruiters', 'brass'],
  ['candidates', 'success'],
])

interface AudienceBadgesProps {
  audiences: readonly string[]
  label?: string
}

/** Whom an article is for, each audience in its colour. */
export function AudienceBadges({ audiences, label }: AudienceBadgesProps) {
  return (
    <BadgeList label={label}>
      {audiences.map((audience) => (
        <span key={audience} className={styles[audience]}>
          <Badge tone={tones.get(audience) ?? 'plain'}>{withSpaces(audience)}</Badge>
        </span>
      ))}
    </BadgeList>
  )
}
