import { Badge, BadgeList, PageHero, longDate } from 'shared-ui'
import { Link } from 'shared-ui/router'
import type { ArticleFacts } from './articles.ts'
import { ContentTypeIcon } from './content-type-icon.tsx'
import { inWords } from './wording.ts'
import styles from './article-hero.module.css'

/** Type, title, excerpt and the facts about the article. */
export function ArticleHero({ article }: { article: ArticleFacts }) {
  const { type, title, excerpt, readingMinutes, level, technology, location } = article
  return (
    <PageHero
      eyebrow="Resources"
      title={title}
      lead={excerpt}
      badges={
        <div className="pl-stack">
          <BadgeList label="About this article">
            <Badge tone="brass" icon={<ContentTypeIcon type={type} size={14} />}>
              {inWords(type)}
            </Badge>
            {readingMinutes && <Badge>{`${readingMinutes}-minute read`}</Badge>}
            {level && <Badge>{inWords(level)}</Badge>}
            {[technology, location].map(
              (topic) =>
                topic && (
                  <Badge key={topic.path}>
                    <Link to={topic.path}>{topic.name}</Link>
                  </Badge>
                ),
            )}
          </BadgeList>
          <Byline article={article} />
        </div>
      }
    />
  )
}

function Byline({ article: { author, publishedAt } }: { article: ArticleFacts }) {
  const date = longDate(publishedAt)
  if (!author && !date) return null
  return (
    <p className={styles.byline}>
      {author && <span>By {author}</span>}
      {date && (
        <span>
          Published <time dateTime={publishedAt?.slice(0, 10)}>{date}</time>
        </span>
      )}
    </p>
  )
}
