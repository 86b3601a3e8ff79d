export interface TechnologyName {
  name: string
  slug: string
}

/** A technology by name; `slug` is null when it has no page. */
export type TechnologyLink = ReturnType<typeof linkTechnologies>[number]

/** Finds the page of each technology, named by its slug or its name in any case. */
export function linkTechnologies(names: string[], known: TechnologyName[]) {
  const pages = new Map(
    known.flatMap((page) => [
      [page.name.toLowerCase(), page],
      [page.slug, page],
    ]),
  )
  const links = names.map((name) => {
    const page = pages.get(name.toLowerCase())
    return { name: page?.name ?? name, slug: page?.slug ?? null }
  })
  return links.filter(({ name }, index) => links.findIndex((link) => link.name === name) === index)
}
