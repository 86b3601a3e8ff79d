import { BadgeList, DefinitionPanel, ScheduleCallButton, type Definition } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { filterAddress } from '../resources/library-filter.ts'
import type { ArticleFacts, Topic } from './articles.ts'
import { AudienceBadges } from './audience-badges.tsx'
import { inWords, minutes } from './wording.ts'

/** The facts beside the article; panels without content are left out. */
export function ArticleAside({ article }: { article: ArticleFacts }) {
  const { type, category, readingMinutes, level, audiences, tags } = article
  const topics = [
    { term: 'Technology', details: topicLink(article.technology) },
    { term: 'Location', details: topicLink(article.location) },
    { term: 'Industry', details: topicLink(article.industry) },
  ] satisfies Definition[]
  return (
    <>
      <DefinitionPanel
        title="Content Details"
        items={[
          { term: 'Type', details: inWords(type) },
          { term: 'Category', details: categoryLink(category) },
          { term: 'Reading time', details: readingMinutes && minutes(readingMinutes) },
          { term: 'Level', details: level && inWords(level) },
        ]}
      />
      {audiences.length > 0 && (
        <DefinitionPanel title="Target Audience">
          <AudienceBadges audiences={audiences} />
        </DefinitionPanel>
      )}
      {tags.length > 0 && (
        <DefinitionPanel title="Tags">
          <BadgeList items={tags} />
        </DefinitionPanel>
      )}
      {topics.some(({ details }) => details) && (
        <DefinitionPanel title="Related Topics" items={topics} />
      )}
      <DefinitionPanel title="Need Expert Help?">
        <p>We interview, screen and hire engineers for a living. Ask us about your own case.</p>
        <ScheduleCallButton wide />
      </DefinitionPanel>
    </>
  )
}

function categoryLink(category: string | null) {
  return (
    category && (
      <Link to={filterAddress({ type: '', audience: '', category, page: 1 })}>
        {inWords(category)}
      </Link>
    )
  )
}

function topicLink(topic: Topic | null) {
  return topic && <Link to={topic.path}>{topic.name}</Link>
}
