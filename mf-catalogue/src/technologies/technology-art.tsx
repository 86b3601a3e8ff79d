import { Sheet } from 'shared-ui'
import { BrassMeasure } from '../brass-measure.tsx'

const width = 320
const height = 260
const face = { advance: 0.6, line: 1.12, largest: 84 }

/** A technology's name, set large and measured across, in place of a logo. */
export function TechnologyArt({ name }: { name: string }) {
  const lines = name.split(' ')
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.floor(
    Math.min(face.largest, 232 / (longest * face.advance), 168 / (lines.length * face.line)),
  )
  const textWidth = Math.round(longest * face.advance * size)
  const left = (width - textWidth) / 2
  const right = left + textWidth
  const top = (height - lines.length * size * face.line) / 2
  const rule = Math.min(238, Math.round(height - top + 24))
  return (
    <Sheet thin>
      <text fontSize={size} fontWeight={500}>
        {lines.map((line, index) => (
          <tspan key={index} x={left} y={Math.round(top + size * (0.9 + index * face.line))}>
            {line}
          </tspan>
        ))}
      </text>
      <BrassMeasure left={left} right={right} y={rule} ends={{ over: 14, under: 6 }} />
    </Sheet>
  )
}
