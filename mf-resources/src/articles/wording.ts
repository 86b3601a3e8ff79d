import { capitalised } from 'shared-ui'

/** `data-quality` → `Data quality`. */
export const inWords = (slug: string): string => capitalised(withSpaces(slug))

/** `hiring-managers` → `hiring managers`. */
export const withSpaces = (text: string): string => text.replaceAll('-', ' ')

/** `1 minute`, `5 minutes`. */
export const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)
