import { Dimension, Sheet, pens } from 'shared-ui'
import { across } from 'shared-ui/art/dimension-lines.ts'

const names = ['Rust', 'React', 'Kafka']

/** The drawing of all technologies: names set large on a line each, measured across. */
export function TechnologiesArt() {
  return (
    <Sheet thin>
      <text fontSize={52}>
        {names.map((name, index) => (
          <tspan key={name} x={82} y={82 + index * 58}>
            {name}
          </tspan>
        ))}
      </text>
      <path className={pens.fine} d="M60 90h200M60 148h200M60 206h200" />
      <Dimension {...across(82, 228, 156)} />
      <path className={pens.brass} d="M48 40v166M44 206h8l-4 10z" />
    </Sheet>
  )
}
