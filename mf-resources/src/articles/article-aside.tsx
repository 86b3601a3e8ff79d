import { BadgeList, DefinitionPanel, ScheduleCallButton } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { filterAddress } from '../resources/library-filter.ts'
import type { ArticleFacts } from './articles.ts'
import { AudienceBadges } from './audience-badges.tsx'
import { inWords, minutes } from './wording.ts'

/** The facts beside the article; panels without content are left out. */
export function ArticleAside({ article }: { article: ArticleFacts }) {
  const { type, category, readingMinutes, level, audiences, tags } = article
  const { technology, location, industry } = article
  const topics = Object.entries({ Technology: technology, Location: location, Industry: industry })
  const links = topics.map(([term, topic]) => ({
    term,
    details: topic && <Link to={topic.path}>{topic.name}</Link>,
  }))
  return (
    <>
      <DefinitionPanel
        title="Content Details"
        items={[
          { term: 'Type', details: inWords(type) },
          {
            term: 'Category',
            details: category && (
              <Link to={filterAddress({ type: '', audience: '', category, page: 1 })}>
                {inWords(category)}
              </Link>
            ),
          },
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
      {links.some(({ details }) => details) && (
        <DefinitionPanel title="Related Topics" items={links} />
      )}
      <DefinitionPanel title="Need Expert Help?">
        <p>We interview, screen and hire engineers for a living. Ask us about your own case.</p>
        <ScheduleCallButton wide />
      </DefinitionPanel>
    </>
  )
}
