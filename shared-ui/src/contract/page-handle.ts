/** What a page's route module may export as `handle`, for the shell. */
export interface PageHandle<Loader extends (...args: never[]) => unknown> {
  /** What breadcrumbs call the last parts of its path, the page itself last. What it throws is taken for no labels. */
  crumbs: (data: Awaited<ReturnType<Loader>>) => readonly string[]
}

/** The labels that a page brings; none when it brings none, or not what was agreed. Never throws. */
export function readCrumbs(handle: unknown, data: unknown): readonly string[] {
  try {
    const { crumbs } = { ...(handle as { crumbs?: unknown } | null) }
    if (data === undefined || typeof crumbs !== 'function') return []
    const labels: unknown = crumbs.call(handle, data)
    return Array.isArray(labels) && labels.every(isText) ? labels : []
  } catch {
    return []
  }
}

const isText = (label: unknown): label is string => typeof label === 'string'
