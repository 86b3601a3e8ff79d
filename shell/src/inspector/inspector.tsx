import { useEffect, useRef, useState } from 'react'
import type { CompositionLock } from 'shared-ui/contract'
import { RemoteCard } from './remote-card.tsx'
import './outlines.css'
import styles from './inspector.module.css'

interface InspectorProps {
  lock: CompositionLock
  lastErrors: ReadonlyMap<string, string>
  onClose: () => void
}

/** Shows what this page is made of: outlines every remote's regions, and says for each remote what it is and why. */
export function Inspector({ lock, lastErrors, onClose }: InspectorProps) {
  const panel = useRef<HTMLElement>(null)
  useOutlines()
  useEscape(onClose)
  useRefresh()
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])

  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-labelledby="inspector"
      className={styles.panel}
      data-print="no"
    >
      <header className={styles.head}>
        <h2 id="inspector" className={styles.title}>
          Inspector
        </h2>
        <a href="/_composition">Lock as JSON</a>
        <button type="button" className={styles.close} onClick={onClose}>
          Close
        </button>
      </header>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <dt>Lock</dt>
          <dd>{lock.id}</dd>
          <dt>Shell</dt>
          <dd>{lock.shell}</dd>
          {lastErrors.has('shell') && (
            <>
              <dt>Last error</dt>
              <dd className={styles.error}>{lastErrors.get('shell')}</dd>
            </>
          )}
        </dl>
        <ul role="list">
          {Object.entries(lock.remotes).map(([name, remote]) => (
            <RemoteCard key={name} name={name} remote={remote} lastError={lastErrors.get(name)} />
          ))}
        </ul>
      </div>
    </aside>
  )
}

function useOutlines(): void {
  useEffect(() => {
    document.documentElement.dataset['inspect'] = ''
    return () => {
      delete document.documentElement.dataset['inspect']
    }
  }, [])
}

/** Escape closes, unless it closes something of the page. */
function useEscape(onClose: () => void): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      if (target instanceof Element && target.closest('body > header, [role="dialog"]')) return
      onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onClose])
}

const refreshMs = 500

/** Reads page, timings and errors again and again: nothing announces all of them. */
function useRefresh(): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), refreshMs)
    return () => clearInterval(timer)
  }, [])
}
