import type { ReactNode } from 'react'
import styles from './foundations.module.css'

interface TokenTableProps {
  title: string
  /** What a token does, and its look. */
  rows: readonly { name: string; use: string; look: ReactNode }[]
}

/** Tokens of one kind, each drawn. */
export function TokenTable({ title, rows }: TokenTableProps) {
  return (
    <div className={styles.part}>
      <h2>{title}</h2>
      <table className={styles.tokens}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">How it looks</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, use, look }) => (
            <tr key={name}>
              <th scope="row">
                <span className={styles.name}>--pl-{name}</span>
                <span className={styles.use}>{use}</span>
              </th>
              <td>{look}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
