import { numberWithin, optional, refuse, text } from './facts.ts'

export interface AddressFacts {
  street?: string | null
  city?: string | null
  /** State or region. */
  state?: string | null
  zipCode?: string | null
  /** ISO 3166-1 alpha-2, for example `US`. */
  country?: string | null
}

export interface Coordinates {
  lat: number
  lng: number
}

/** A postal address of which at least the city or the state is known. */
export function postalAddress({ street, city, state, zipCode, country }: AddressFacts) {
  if (!city?.trim() && !state?.trim()) refuse()
  return {
    '@type': 'PostalAddress' as const,
    streetAddress: optional(text, street),
    addressLocality: optional(text, city),
    addressRegion: optional(text, state),
    postalCode: optional(text, zipCode),
    addressCountry: optional(countryCode, country),
  }
}

export function countryCode(value: string | null | undefined): string {
  return value && /^[A-Z]{2}$/.test(value) ? value : refuse()
}

export function geoCoordinates({ lat, lng }: Coordinates) {
  return {
    '@type': 'GeoCoordinates' as const,
    latitude: numberWithin(lat, -90, 90),
    longitude: numberWithin(lng, -180, 180),
  }
}
