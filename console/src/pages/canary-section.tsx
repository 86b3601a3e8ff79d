import { canaryRule, judgeSides, upTo, wilsonInterval, type CanaryStatus } from 'delivery'
import type { ReactNode } from 'react'
import { percentText, Release, Table } from './parts.tsx'

interface Share {
  what: string
  who: string
  isCanary: boolean
  hits: number
  total: number
}

interface CanarySectionProps {
  canary: CanaryStatus
  release: string
  /** How it came to that. */
  children?: ReactNode
}

/** What was seen of a canary and of the release beside it, as the rule that takes canaries back sees it. */
export function CanarySection({ canary, release, children }: CanarySectionProps) {
  return (
    <section aria-labelledby="canary">
      <h2 id="canary">
        Canary <Release id={release} />, {canary.percent} % of visitors
      </h2>
      <p>{sentenceOf(canary.note)}</p>
      <p>{verdictOf(canary)}</p>
      <Table
        caption="What was seen of both"
        heads={['Of views', 'Visitors', 'Seen', 'Share', '99.9 % interval', 'Beside each other']}
        empty="Nobody has seen it yet."
        rows={sharesOf(canary).map((share, _, all) => [
          share.what,
          share.who,
          `${share.hits} of ${share.total}`.replaceAll(' ', '\u00a0'),
          share.total > 0 ? percentText(share.hits / share.total) : '–',
          share.total > 0 ? intervalOf(share).map(percentText).join(' to ') : '–',
          <Interval share={share} most={mostOf(all, share)} />,
        ])}
      />
      {children}
    </section>
  )
}

const sentenceOf = (note: string) => `${note.charAt(0).toUpperCase()}${note.slice(1)}.`

function verdictOf({ stable, canary }: CanaryStatus): string {
  if (!stable || !canary) return 'It cannot be judged now.'
  const reason = judgeSides({ stable, canary })
  return reason
    ? `It is worse, and is taken back: ${reason}.`
    : `It is not shown to be worse. ${canaryRule}`
}

function sharesOf({ stable, canary }: CanaryStatus): Share[] {
  if (!stable || !canary) return []
  const sides = [
    { who: 'everybody else', isCanary: false, evidence: upTo('reported', stable) },
    { who: 'canary', isCanary: true, evidence: upTo('reported', canary) },
  ]
  const share = (what: string, hits: 'failures' | 'poor', total: 'views' | 'measured') =>
    sides.map(({ who, isCanary, evidence }) => ({
      ...{ what, who, isCanary },
      ...{ hits: evidence[hits], total: evidence[total] },
    }))
  return [
    ...share('failed', 'failures', 'views'),
    ...share('with a poor web vital', 'poor', 'measured'),
  ]
}

const intervalOf = ({ hits, total }: Share) => wilsonInterval(hits, total)

/** Where the widest interval of the same measure ends: the two are drawn in one measure. */
const mostOf = (all: readonly Share[], { what }: Share) =>
  Math.max(
    ...all
      .filter((share) => share.what === what && share.total > 0)
      .map((share) => intervalOf(share)[1]),
  )

/** A line from the low to the high end, with what was seen on it; the cells beside it say the same. */
function Interval({ share, most }: { share: Share; most: number }) {
  const { hits, total, isCanary } = share
  if (total === 0) return null
  const at = (fraction: number) => `${((Math.min(fraction, most) / most) * 100).toFixed(1)}%`
  const [low, high] = intervalOf(share)
  return (
    <svg className="interval" aria-hidden="true" data-canary={isCanary || undefined}>
      <line x1="0" x2="100%" y1="50%" y2="50%" className="ground" />
      <line x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
      <circle cx={at(hits / total)} cy="50%" r="4" />
    </svg>
  )
}
