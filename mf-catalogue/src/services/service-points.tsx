import { Card, CardGrid } from 'shared-ui'
import type { TitledText } from './contents/service-content.ts'

/** Cards of a title and a text each, in two or three columns. */
export function ServicePoints(props: { points: readonly TitledText[]; columns: 2 | 3 }) {
  return (
    <CardGrid columns={props.columns}>
      {props.points.map(({ title, description }) => (
        <Card key={title} title={title}>
          <p>{description}</p>
        </Card>
      ))}
    </CardGrid>
  )
}
