import styles from './technology-art.module.css'

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
    <svg className={styles.sheet} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <path className={styles.fine} d="M8 24V8h16M296 8h16v16M312 236v16h-16M24 252H8v-16" />
      <text className={styles.name} fontSize={size}>
        {lines.map((line, index) => (
          <tspan key={index} x={left} y={Math.round(top + size * (0.9 + index * face.line))}>
            {line}
          </tspan>
        ))}
      </text>
      <path className={styles.fine} d={`M${left} ${rule - 14}v20M${right} ${rule - 14}v20`} />
      <path className={styles.brass} d={`M${left} ${rule}h${textWidth}`} />
      <path className={styles.tip} d={`m${left} ${rule} 8-3.5v7zM${right} ${rule}l-8-3.5v7z`} />
    </svg>
  )
}
