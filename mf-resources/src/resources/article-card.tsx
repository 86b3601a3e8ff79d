import { Card, longDate } from 'shared-ui'
import { AudienceBadges } from '../articles/audience-badges.tsx'
import { ContentTypeIcon } from '../articles/content-type-icon.tsx'
import { inWords, minutes } from '../articles/wording.ts'
import type { ArticleSummary } from './newest-articles.ts'
import styles from './article-card.module.css'

/** An article in brief: type, reading time, excerpt, whom it is for and since when. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { slug, type, title, excerpt, audiences, readingMinutes, publishedAt } = article
  const date = longDate(publishedAt)
  return (
    <Card
      title={title}
      to={`/resources/${slug}`}
      eyebrow={
        <span className={styles.kind}>
          <ContentTypeIcon type={type} size={14} />
          {inWords(type)}
          {readingMinutes && <> · {minutes(readingMinutes)}</>}
        </span>
      }
      badges={audiences.length > 0 && <AudienceBadges audiences={audiences} label="For" />}
    >
      {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
      {date && (
        <p className="pl-note">
          <time dateTime={publishedAt?.slice(0, 10)}>{date}</time>
        </p>
      )}
    </Card>
  )
}
