import { IconMenu2, IconX } from '@tabler/icons-react'
import { ButtonLink, ScheduleCallButton, useIsHydrated } from 'shared-ui'
import { NavLink } from 'shared-ui/provider/router'
import { SearchControl } from '../../search/search-control.tsx'
import { useSitePlan } from '../../site/use-site-plan.ts'
import { HeaderMenu } from './header-menu.tsx'
import { Logo } from './logo.tsx'
import { useDisclosure } from '../use-disclosure.ts'
import { useScrolled } from './use-scrolled.ts'
import styles from './header.module.css'

const menuId = 'site-menu'

/** The sticky bar: logo, navigation, one call to action. */
export function Header() {
  const isScrolled = useScrolled()
  const isHydrated = useIsHydrated()
  const menu = useDisclosure()
  const { header, getStarted } = useSitePlan().content

  return (
    <header
      className={styles.header}
      data-scrolled={isScrolled}
      // Without scripts the menus open on hover and focus, the mobile menu as the target of a link.
      data-enhanced={isHydrated || undefined}
      data-print="no"
    >
      <div className={styles.inner} {...menu.rootProps}>
        <Logo />
        <button {...menu.buttonProps} aria-controls={menuId} className={styles.toggle}>
          {menu.isOpen ? (
            <IconX size={22} stroke={1.5} aria-hidden="true" />
          ) : (
            <IconMenu2 size={22} stroke={1.5} aria-hidden="true" />
          )}
          <span className={styles.toggleText}>Menu</span>
        </button>
        <a href={`#${menuId}`} className={styles.plainToggle}>
          Menu
        </a>
        <nav
          id={menuId}
          aria-label="Main"
          className={styles.nav}
          data-open={menu.isOpen || undefined}
        >
          <ul role="list" className={styles.list}>
            {header.map((entry) => (
              <li key={entry.label}>
                {'links' in entry ? (
                  <HeaderMenu {...entry} />
                ) : (
                  <NavLink to={entry.to} className={styles.link}>
                    {entry.label}
                  </NavLink>
                )}
              </li>
            ))}
            <li className={styles.mobileActions}>
              <ButtonLink to={getStarted.to} variant="secondary" wide>
                {getStarted.label}
              </ButtonLink>
            </li>
          </ul>
        </nav>
        <div className={styles.actions}>
          <SearchControl onOpen={menu.close} />
          <ScheduleCallButton />
        </div>
      </div>
    </header>
  )
}
