import { capitalised } from 'shared-ui'

/** `data-quality` → `Data quality`. */
export const inWords = (slug: string): string => capitalised(withSpaces(slug))

/** `hiring-managers` → `hiring managers`. */
export function withSpaces(text: string): string {
  return text.replaceAll('-', ' ')
}

/** `1 minute`, `5 minutes`. */
export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}
