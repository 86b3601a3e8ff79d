import type { Page } from '@playwright/test'

/** Something that is looked at on a page. */
interface Scene {
  path: string
  /** Set up before the page is asked for. */
  before?: (page: Page) => Promise<unknown>
}

type Named<S> = S & { name: string }

/** Groups scenes, in their order, by visit: one goes on in the visit of the last, on the same page, where that leaves the page as it was. */
export function visitsOf<S extends Scene>(
  scenes: Record<string, S>,
  isLeft: (scene: S) => boolean,
): [Named<S>, ...Named<S>[]][] {
  const visits: [Named<S>, ...Named<S>[]][] = []
  for (const [name, scene] of Object.entries(scenes)) {
    const visit = visits.at(-1)
    const last = visit?.at(-1)
    if (visit && last && isLeft(last) && last.path === scene.path && !scene.before)
      visit.push({ name, ...scene })
    else visits.push([{ name, ...scene }])
  }
  return visits
}
