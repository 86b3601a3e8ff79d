import { Card, CardGrid } from 'shared-ui'

export interface Topic {
  title: string
  description: string
}

/** What a part of a guide covers, a card each. */
export function TopicCards({ topics }: { topics: readonly Topic[] }) {
  return (
    <CardGrid>
      {topics.map(({ title, description }) => (
        <Card key={title} title={title}>
          <p>{description}</p>
        </Card>
      ))}
    </CardGrid>
  )
}
