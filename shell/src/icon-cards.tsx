import type { TablerIcon } from '@tabler/icons-react'
import { Card, CardGrid } from 'shared-ui'

interface IconCardsProps {
  cards: readonly { title: string; text: string }[]
  /** One for each card. */
  icons: readonly TablerIcon[]
  /** Of their headings. */
  level?: 2 | 3
}

/** Cards with a drawing each. */
export const IconCards = ({ cards, icons, level = 3 }: IconCardsProps) => (
  <CardGrid columns={cards.length === 2 ? 2 : 3}>
    {cards.map(({ title, text }, index) => {
      const Icon = icons[index]
      return (
        <Card
          key={title}
          level={level}
          title={title}
          icon={Icon && <Icon size={28} stroke={1.5} />}
        >
          <p>{text}</p>
        </Card>
      )
    })}
  </CardGrid>
)
