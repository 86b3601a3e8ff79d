import { useEffect, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react'
import { Button, Notifications, useConsultation } from '../src/index.ts'
import { Dialog } from '../src/overlays.ts'
import { toggleColorScheme } from '../src/theme/color-scheme.ts'
import styles from './gallery.module.css'
import { Overview } from './overview.tsx'
import { groups, type Place } from './places.tsx'

const overview: Place = {
  anchor: 'overview',
  title: 'Component gallery',
  use: 'What pages are made of: every component of shared-ui in all its states, and the tokens they are drawn with.',
  content: <Overview />,
}

/** The list of everything, and the place that the address names. */
export function Gallery() {
  const place = usePlace()
  return (
    <>
      <a className="skip-link" href="#main" onClick={skip}>
        Skip to content
      </a>
      <header className={`pl-apart ${styles.header}`}>
        <a href="#overview" className={styles.home}>
          Component gallery
        </a>
        <Button variant="quiet" onClick={toggleColorScheme}>
          Light / dark
        </Button>
      </header>
      <div className={styles.columns}>
        <List current={place.anchor} key={place.anchor} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ShownPlace key={place.anchor} place={place} />
        </main>
      </div>
      <ConsultationStandIn />
      <Notifications />
    </>
  )
}

function ShownPlace({ place: { title, use, content } }: { place: Place }) {
  // After the effects of what is shown: an error summary takes the focus when it comes.
  useEffect(() => {
    focusMain()
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <>
      <title>{`${title} · Component gallery`}</title>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={`pl-lead ${styles.use}`}>{use}</p>
      </div>
      {content}
    </>
  )
}

function List({ current }: { current: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => void ref.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <nav aria-label="Components" className={styles.nav}>
      <Button
        variant="secondary"
        wide
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        All components
      </Button>
      <div className={isOpen ? `${styles.groups} ${styles.open}` : styles.groups}>
        {groups.map(({ title, places }) => (
          <div key={title}>
            <p className={`pl-note ${styles.group}`}>{title}</p>
            <ul role="list" aria-label={title}>
              {places.map(({ anchor, title: name }) => (
                <li key={anchor}>
                  <a
                    href={`#${anchor}`}
                    className={styles.link}
                    {...(anchor === current && { ref, 'aria-current': 'page' })}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

/** The shell's dialog is not here; what opens it still shows that it does. */
function ConsultationStandIn() {
  const { isOpen, close } = useConsultation()
  return (
    <Dialog title="Schedule a Call" opened={isOpen} onClose={close}>
      <p>On the site, the shell’s consultation dialog opens here.</p>
    </Dialog>
  )
}

function skip(event: MouseEvent) {
  event.preventDefault()
  focusMain()
}

function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

function usePlace(): Place {
  const anchor = useSyncExternalStore(onAddress, () => location.hash.slice(1))
  const places = groups.flatMap((group) => group.places)
  return places.find((place) => place.anchor === anchor) ?? overview
}

function onAddress(callback: () => void) {
  addEventListener('hashchange', callback)
  return () => removeEventListener('hashchange', callback)
}
