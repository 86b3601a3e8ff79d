import type { LinkGroup, PageLink } from '../../grouped-links.tsx'
import type { Place } from '../locations.ts'

/** Places as groups of links: each state with its cities, then the cities without one, then what is no place. */
export function placeGroups(places: readonly Place[]): LinkGroup[] {
  const states = places.filter(({ type }) => type === 'state')
  const isIn = (state: Place) => (place: Place) => place.parentSlug === state.slug
  const inStates = states.map((state) => ({
    name: state.name,
    links: [
      linkTo(state, `All of ${state.name}`),
      ...places.filter(isIn(state)).map((place) => linkTo(place)),
    ],
  }))
  const cities = places.filter(
    (place) => place.type === 'city' && !states.some((state) => isIn(state)(place)),
  )
  const remote = places.filter(({ type }) => type === 'remote')
  return [
    ...inStates,
    { name: states.length > 0 ? 'Other cities' : 'Cities', links: cities.map((c) => linkTo(c)) },
    { name: 'Anywhere', links: remote.map((place) => linkTo(place)) },
  ]
}

const linkTo = ({ name, slug, techHubs }: Place, label = name): PageLink => ({
  to: `/locations/${slug}`,
  label,
  details: techHubs.join(', '),
})
