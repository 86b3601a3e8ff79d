import { optional, refuse, text } from './facts.ts'

export interface AddressFacts {
  city?: string | null
  /** State or region. */
  state?: string | null
  /** ISO 3166-1 alpha-2, for example `US`. */
  country?: string | null
}

/** A postal address of which at least the city or the state is known. */
export function postalAddress({ city, state, country }: AddressFacts) {
  if (!city?.trim() && !state?.trim()) refuse()
  return {
    '@type': 'PostalAddress' as const,
    addressLocality: optional(text, city),
    addressRegion: optional(text, state),
    addressCountry: optional(countryCode, country),
  }
}

export function countryCode(value: string | null | undefined): string {
  return value && /^[A-Z]{2}$/.test(value) ? value : refuse()
}
