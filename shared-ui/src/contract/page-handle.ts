import * as v from 'valibot'

/** What a page's route module may export as `handle`, for the shell. */
export interface PageHandle<Loader extends (...args: never[]) => unknown> {
  /** What breadcrumbs call the last parts of its path, the page itself last. What it throws is taken for no labels. */
  crumbs: (data: Awaited<ReturnType<Loader>>) => readonly string[]
}

const handleSchema = v.looseObject({ crumbs: v.function() })
const labelsSchema = v.array(v.string())

/** The labels that a page brings; none when it brings none, or not what was agreed. Never throws. */
export function readCrumbs(handle: unknown, data: unknown): readonly string[] {
  try {
    if (data === undefined || !v.is(handleSchema, handle)) return []
    const labels = handle.crumbs(data)
    return v.is(labelsSchema, labels) ? labels : []
  } catch {
    return []
  }
}
