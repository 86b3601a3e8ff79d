import { Dimension, Sheet, pens } from 'shared-ui'

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
      <Dimension
        d="M82 228h156"
        ends="M82 222v12M238 222v12"
        arrows="m82 228 7-3v6zM238 228l-7-3v6z"
      />
      <path className={pens.brass} d="M48 40v166M44 206h8l-4 10z" />
    </Sheet>
  )
}
