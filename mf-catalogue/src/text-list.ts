/** The texts of a value that should be a list of them; hosted rows may hold null or anything else. */
export function textList(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter((item) => typeof item === 'string' && item.trim() !== '')
}

/** The same without repetitions, for lists where a name stands once. */
export const distinctTexts = (value: unknown): string[] => [...new Set(textList(value))]

/** A value that should be a text, or null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Plain text as paragraphs, which a blank line separates. */
export function paragraphs(text: string | null): string[] {
  return text?.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '') ?? []
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
