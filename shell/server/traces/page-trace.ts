import { AsyncLocalStorage } from 'node:async_hooks'
import { limits } from '../limits.ts'
import type { Composition } from '../composition/composition.ts'
import { kindOfPage } from '../visitors/kind-of-page.ts'
import { newSpanId, newTraceId, now, ownerOf, type Owner, type Span, type Work } from './spans.ts'

/** What is asked of a tracer: where finished spans go, and whether there is room for one more trace. */
export interface Recorder {
  send(span: Span): void
  isChosen(cost: 'made' | 'kept'): boolean
}

/** The trace of a page that is answered. Whether it is told is decided once: when the page is made, or has come without. */
export class PageTrace {
  readonly from = now()
  readonly #recorder: Recorder
  #about: { composition: Composition; path: string } | null = null
  #root: Work | null | undefined
  #told = 0

  constructor(recorder: Recorder) {
    this.#recorder = recorder
  }

  isAbout(composition: Composition, path: string): void {
    this.#about = { composition, path }
  }

  /** What is done for it is a part of this; null where its trace is not told. */
  begin(cost: 'made' | 'kept'): Work | null {
    if (this.#root === undefined) this.#root = this.#recorder.isChosen(cost) ? this.#open() : null
    return this.#root
  }

  /** The page as operators read of it: a kind of page, and nothing that a visitor typed. */
  describe(frameId: string): { page: string; owner: Owner } {
    if (!this.#about)
      return { page: 'other', owner: { remote: 'shell', release: frameId, team: 'shell' } }
    const { composition, path } = this.#about
    const name = composition.site.ownerOf(path)
    return {
      page: kindOfPage(path, name ?? 'shell', composition.site),
      owner: ownerOf(composition, name),
    }
  }

  #open(): Work {
    const [trace, parent] = [newTraceId(), newSpanId()]
    const tell: Work['tell'] = (span) => {
      // A page may ask its backend for anything, any number of times.
      if (++this.#told > limits.spansOfTrace) return
      this.#recorder.send({ id: newSpanId(), isFailed: false, ...span, trace })
    }
    const owner = { remote: '', release: '', team: '' }
    return { trace, parent, owner, tell }
  }
}

/** The page that is being answered; nothing where nobody receives traces. */
export const currentPage = new AsyncLocalStorage<PageTrace>()

/** Says what the page that is being answered is made of, before it is known whether it has to be made. */
export function tracePageOf(composition: Composition, path: string): void {
  currentPage.getStore()?.isAbout(composition, path)
}
