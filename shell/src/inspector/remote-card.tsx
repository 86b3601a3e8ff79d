import { Fragment } from 'react'
import type { LockedRemote } from 'shared-ui/contract'
import { describeTransfers, transfersUnder } from './transfers.ts'
import styles from './inspector.module.css'

const reasons: Record<NonNullable<LockedRemote['why']>, string> = {
  stable: 'stable: what every visitor gets',
  canary: 'canary: what some visitors get',
  preview: 'preview: what only you get',
  'last-good': 'last good: the registry’s release could not be verified',
  source: 'from source, on this machine',
}

interface RemoteCardProps {
  name: string
  remote: LockedRemote
  lastError: string | undefined
}

/** One remote of the lock, and how it does on this page. */
export function RemoteCard({ name, remote, lastError }: RemoteCardProps) {
  const regions = document.querySelectorAll(`[data-remote="${name}"]`).length
  const facts = [
    ['Team', remote.team ?? 'not said'],
    ['Release', remote.release],
    ['Why', remote.why ? reasons[remote.why] : 'not said'],
    ['On this page', regions === 1 ? '1 region' : `${regions} regions`],
    ['Loaded', loadOf(remote)],
    ['Hash of its files', remote.integrity || 'none'],
  ]
  return (
    <li className={styles.remote}>
      <h3 className={styles.name}>{name}</h3>
      <dl className={styles.facts}>
        {facts.map(([term, text]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
        <dt>Last error</dt>
        <dd className={lastError ? styles.error : undefined}>{lastError ?? 'none'}</dd>
      </dl>
    </li>
  )
}

function loadOf({ entry }: LockedRemote): string {
  const base = new URL('.', new URL(entry, location.href)).href
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return describeTransfers(transfersUnder(base, timings))
}
