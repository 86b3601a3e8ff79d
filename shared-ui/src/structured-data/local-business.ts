import type { LocalBusiness } from 'schema-dts'
import { address, listOf, nodeOrNull, oneOf, optional, refuse, text, timeOfDay } from './facts.ts'
import type { Firm } from './facts.ts'
import { firmNode } from './firm.ts'
import { postalAddress, type AddressFacts } from './place.ts'

const weekdays = [
  ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ...['Saturday', 'Sunday'],
] as const

export interface Hours {
  /** For example `Monday`. */
  days: readonly string[]
  /** `08:00` */
  opens: string
  /** `18:00` */
  closes: string
}

export interface LocalBusinessFacts {
  name: string
  /** Its page, for example `/locations/austin`. */
  path: string
  address: AddressFacts
  /** The place that it works for. */
  area?: { type: 'City' | 'State'; name: string } | null
  hours?: Hours | null
}

/** The firm at a place; null without a name or a place, or with hours that cannot be. */
export function localBusiness(firm: Firm, facts: LocalBusinessFacts) {
  return nodeOrNull<LocalBusiness>(() => ({
    '@type': 'LocalBusiness',
    name: text(facts.name),
    url: address(firm, facts.path),
    parentOrganization: firmNode(firm),
    address: postalAddress(facts.address),
    areaServed: optional(({ type, name }) => ({ '@type': type, name: text(name) }), facts.area),
    openingHoursSpecification: optional(openingHours, facts.hours),
  }))
}

function openingHours({ days, opens, closes }: Hours) {
  if (timeOfDay(opens) >= timeOfDay(closes)) refuse()
  return {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: listOf(days).map((day) => oneOf(weekdays, day)),
    opens,
    closes,
  }
}
