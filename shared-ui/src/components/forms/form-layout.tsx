import type { ReactNode } from 'react'
import styles from './form-layout.module.css'

/** Fields in one column, with the measured gap of every form. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

/** Short fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
