const textLimit = 100

/** What an address says, without control characters and spare spaces, so that it reads the same in HTML and in the browser. */
export function plainText(text: string | null): string {
  return (text ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .slice(0, textLimit)
    .toWellFormed()
    .trim()
}
