import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { NavLink } from 'shared-ui/provider/router'
import type { NavigationMenu } from '../../site/site-content.ts'
import { useDisclosure } from '../use-disclosure.ts'
import styles from './header.module.css'

/** A disclosure of links: a button that shows and hides them, not an application menu. */
export function HeaderMenu({ label, links }: NavigationMenu) {
  const { isOpen, rootProps, buttonProps } = useDisclosure()
  const panelId = useId()
  return (
    <div className={styles.menu} {...rootProps}>
      <button {...buttonProps} aria-controls={panelId} className={styles.link} tabIndex={0}>
        {label}
        <IconChevronDown className={styles.chevron} size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <ul
        id={panelId}
        role="list"
        className={styles.panel}
        data-columns={columnsFor(links.length)}
        hidden={!isOpen}
      >
        {links.map(({ label, to, note }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.item}>
              {label}
              {note && <span className={styles.note}>{note}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function columnsFor(count: number): 1 | 2 | 3 {
  if (count > 6) return 3
  return count > 3 ? 2 : 1
}
