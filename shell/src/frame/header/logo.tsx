import { useSite } from 'shared-ui'
import { Link } from 'shared-ui/provider/router'
import styles from './logo.module.css'

/** Bob and line, then the name. */
export function Logo() {
  const { name } = useSite()
  return (
    <Link to="/" className={styles.logo} aria-label={`${name}, home`}>
      <svg className={styles.mark} viewBox="0 0 20 40" width="20" height="40" aria-hidden="true">
        <path d="M10 0v16" stroke="currentColor" strokeWidth="1.25" />
        <path className={styles.bob} d="M8 15h4v3H8zM4.5 18h11v6.5L10 39 4.5 24.5z" />
      </svg>
      <span>{name}</span>
    </Link>
  )
}
