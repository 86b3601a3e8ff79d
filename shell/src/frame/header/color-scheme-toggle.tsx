import { IconMoon, IconSun } from '@tabler/icons-react'
import { toggleColorScheme } from 'shared-ui/theme/color-scheme.ts'
import styles from './color-scheme-toggle.module.css'

/** Turns the page from light to dark and back. CSS shows the icon, so server and browser agree on the markup. */
export function ColorSchemeToggle() {
  return (
    <button
      type="button"
      className={`pl-icon-button ${styles.toggle}`}
      aria-label="Switch colour scheme"
      onClick={toggleColorScheme}
    >
      <IconMoon className={styles.moon} size={18} stroke={1.5} aria-hidden="true" />
      <IconSun className={styles.sun} size={18} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
