import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { NavLink, useLocation } from 'shared-ui/provider/router'
import type { NavigationMenu } from '../../site/site-content.ts'
import { useDisclosure } from '../use-disclosure.ts'
import styles from './header.module.css'

/** A disclosure of links: a button that shows and hides them, not an application menu. */
export function HeaderMenu({ label, links }: NavigationMenu) {
  const { isOpen, rootProps, buttonProps } = useDisclosure()
  const panelId = useId()
  const [, part] = useLocation().pathname.split('/')
  const isHere = links.some(({ to }) => to.split('/')[1] === part)
  const shown = { 'aria-controls': panelId, 'aria-current': isHere || undefined }
  return (
    <div className={styles.menu} {...rootProps}>
      <button {...buttonProps} {...shown} className={styles.link} tabIndex={0}>
        {label}
        <IconChevronDown className={styles.chevron} size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <ul
        id={panelId}
        role="list"
        className={styles.panel}
        data-columns={Math.min(3, Math.ceil(links.length / 3))}
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
