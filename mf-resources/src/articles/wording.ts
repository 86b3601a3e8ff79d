/** `data-quality` → `Data quality`. */
export function asLabel(text: string): string {
  return withSpaces(text).replace(/^./u, (letter) => letter.toUpperCase())
}

/** `hiring-managers` → `hiring managers`. */
export function withSpaces(text: string): string {
  return text.replaceAll('-', ' ')
}

/** `1 minute`, `5 minutes`. */
export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}
