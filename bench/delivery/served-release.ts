/** The remote that is delivered anew. */
export const remote = 'resources'

/** Resolves when the site's pages are made of a release of that remote. */
export async function untilServed(site: string, release: string): Promise<void> {
  const mark = `data-release="${release}"`
  while (!(await (await fetch(`${site}/glossary`)).text()).includes(mark));
}
