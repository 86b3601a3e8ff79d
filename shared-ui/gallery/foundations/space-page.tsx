import type { CSSProperties, ReactNode } from 'react'
import styles from './foundations.module.css'
import { tokenValue, tokensOf } from './tokens.ts'

const widths: readonly [name: string, use: string][] = [
  ['width', 'a page’s content'],
  ['measure', 'running text'],
  ['control', 'height of buttons and fields'],
  ['header-height', 'the bar at the top'],
]

/** Distances, widths and corners, drawn to measure. */
export function SpacePage() {
  return (
    <>
      <div className={styles.part}>
        <h2>Distances</h2>
        <Rows>
          {tokensOf('space').map(([name, value]) => (
            <Row key={name} name={name} use={value}>
              <Bar style={{ width: `var(--pl-${name})` }} />
            </Row>
          ))}
        </Rows>
      </div>
      <div className={styles.part}>
        <h2>Widths and heights</h2>
        <Rows>
          {widths.map(([name, use]) => (
            <Row key={name} name={name} use={`${tokenValue(name)}: ${use}`}>
              <Bar style={{ width: `var(--pl-${name})` }} />
            </Row>
          ))}
        </Rows>
      </div>
      <div className={styles.part}>
        <h2>Corners</h2>
        <Rows>
          {['radius', 'radius-small'].map((name) => (
            <Row key={name} name={name} use={tokenValue(name)}>
              <span className={styles.corner} style={{ borderRadius: `var(--pl-${name})` }} />
            </Row>
          ))}
        </Rows>
      </div>
    </>
  )
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <table className={styles.tokens}>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">To measure, where it fits</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Row({ name, use, children }: { name: string; use: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>--pl-{name}</span>
        <span className={styles.use}>{use}</span>
      </th>
      <td>{children}</td>
    </tr>
  )
}

function Bar({ style }: { style: CSSProperties }) {
  return <span className={styles.bar} style={style} />
}
