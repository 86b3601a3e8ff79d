import styles from './spinner.module.css'

export interface SpinnerProps {
  label?: string
  /** The label is the page's `h1` for as long as there is no other. */
  isPageTitle?: boolean
}

/** A bob that swings while something loads; its label is read out and shown. */
export function Spinner({ label = 'Loading', isPageTitle }: SpinnerProps) {
  const Label = isPageTitle ? 'h1' : 'span'
  return (
    <div role="status" className={styles.spinner}>
      <svg
        viewBox="0 0 48 56"
        width="48"
        height="56"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
      >
        <path d="M12 2h24" />
        <g className={styles.pendulum}>
          <path d="M24 2v30" />
          <path className={styles.bob} d="M22 32h4v3h-4zM19 35h10v5l-5 14-5-14z" stroke="none" />
        </g>
      </svg>
      <Label className="pl-note">{label}</Label>
    </div>
  )
}
