import * as delivery from 'delivery'
import type { Author, Comparison, EvidenceStore, Origin, Pooled, Seen, TrustedKeys } from 'delivery'
import type { Observation } from './evidence.ts'

/** So many objects of others are read in a second: of few shells all at each turn, of fifty every two seconds. */
export const readsPerSecond = 25

export interface Fleet {
  store: EvidenceStore
  /** This shell; null when it has no key: then it tells nobody anything. */
  author: Author | null
  /** Whose word counts. */
  trusted: TrustedKeys
  /** Names this process among all that write: another one of the same shell is another owner. */
  owner: string
}

/** What this process saw of a comparison, and what all others say in the store that they saw. */
export class FleetEvidence {
  /** Until when nothing is decided anew: for good, or as long as it takes to try again. */
  decidedUntil = -Infinity
  comparison: Comparison
  #own: Seen
  #others: Pooled
  /** What is not told yet. Others wait for what is bad, and for a step. */
  #news: 'none' | 'good' | 'urgent' = 'none'
  #readAt = -Infinity
  readonly #fleet: Fleet
  readonly #pool: ReturnType<typeof delivery.createEvidencePool>

  constructor(comparison: Comparison, fleet: Fleet) {
    const { since, startedAt } = comparison
    this.comparison = comparison
    this.#own = delivery.nothingSeen(since, startedAt)
    this.#others = delivery.pool([], since)
    this.#fleet = fleet
    this.#pool = delivery.createEvidencePool({ ...fleet, comparison, except: fleet.owner })
  }

  /** The same comparison, with another share of the visitors. */
  follow(comparison: Comparison): void {
    const { since, startedAt } = comparison
    this.comparison = comparison
    if (since === this.#own.since) return
    this.#own = { ...this.#own, since, views: [], reached: { step: 0, at: startedAt } }
  }

  /** Counts a page view of one of the two releases; answers whether it speaks against one. */
  count(origin: Origin, release: string, observation: Observation): boolean {
    const isCanary = release === this.comparison.canary
    const name = isCanary ? 'canary' : 'stable'
    const side = this.#own[name]
    this.#own = {
      ...this.#own,
      [name]: { ...side, [origin]: delivery.combine(side[origin], observation, delivery.plus) },
    }
    if (isCanary && origin !== 'reported') this.#countAtStep(observation.views ?? 0)
    const isBad = Boolean(observation.failures || observation.poor)
    if (isBad || this.#news === 'none') this.#news = isBad ? 'urgent' : 'good'
    return isBad
  }

  #countAtStep(count: number): void {
    const { step } = this.#own.reached
    const views = Array.from({ length: step + 1 }, (_, index) => this.#own.views[index] ?? 0)
    views[step] = (views[step] ?? 0) + count
    this.#own = { ...this.#own, views }
  }

  /** Why the canary is worse, by all that anybody saw; null while that is not shown. */
  judge(): string | null {
    return delivery.judgeSides(delivery.addSides(this.#own, this.#others))
  }

  get percent(): number {
    return delivery.percentAt(this.comparison, this.#own.reached.step)
  }

  /**
   * Tells others and hears them, when it is time. Rejects when the store is away, or takes nothing of this shell.
   *
   * @param isLast then whatever was not told yet is
   */
  async exchange(isLast: boolean): Promise<void> {
    const isDue = performance.now() >= this.#readAt
    const isToTell = isDue || isLast || this.#news === 'urgent'
    const done = await Promise.allSettled([isToTell && this.#tell(), isDue && this.#hear()])
    for (const one of done) if (one.status === 'rejected') throw one.reason
  }

  async #tell(): Promise<void> {
    const { store, author, owner } = this.#fleet
    if (!author || this.#news === 'none') return
    const news = this.#news
    this.#news = 'none'
    await store
      .writeEvidence(this.comparison, owner, this.#own, author.key)
      .catch((error: unknown) => {
        if (this.#news !== 'urgent') this.#news = news
        throw error
      })
  }

  async #hear(): Promise<void> {
    const heard = await this.#pool.read().finally(() => {
      this.#others = delivery.pool(this.#pool.all(), this.comparison.since)
    })
    this.#readAt = performance.now() + (heard / readsPerSecond) * 1_000
    this.#climb()
  }

  /** Only who could take the canary back now goes on to a step; others follow. */
  #climb(): void {
    const { reached, since } = this.#own
    const progress = delivery.pool([this.#own, ...this.#pool.all()], since)
    const next = this.#fleet.author
      ? delivery.rampStep(this.comparison, progress, Date.now())
      : delivery.furthest(this.comparison, progress.claims, Date.now())
    if (next.step === reached.step && next.at === reached.at) return
    this.#own = { ...this.#own, reached: next }
    this.#news = 'urgent'
  }
}
