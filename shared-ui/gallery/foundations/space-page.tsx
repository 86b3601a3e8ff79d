import styles from './foundations.module.css'
import { TokenTable } from './token-table.tsx'
import { tokenValue, tokensOf } from './tokens.ts'

const widths = {
  width: 'a page’s content',
  measure: 'running text',
  control: 'height of buttons and fields',
  'header-height': 'the bar at the top',
}

/** Distances, widths and corners, drawn to measure. */
export function SpacePage() {
  const bar = (name: string) => (
    <span className={styles.bar} style={{ width: `var(--pl-${name})` }} />
  )
  return (
    <>
      <TokenTable
        title="Distances"
        rows={tokensOf('space').map(([name, use]) => ({ name, use, look: bar(name) }))}
      />
      <TokenTable
        title="Widths and heights"
        rows={Object.entries(widths).map(([name, use]) => ({
          name,
          use: `${tokenValue(name)}: ${use}`,
          look: bar(name),
        }))}
      />
      <TokenTable
        title="Corners"
        rows={['radius', 'radius-small'].map((name) => ({
          name,
          use: tokenValue(name),
          look: <span className={styles.corner} style={{ borderRadius: `var(--pl-${name})` }} />,
        }))}
      />
    </>
  )
}
