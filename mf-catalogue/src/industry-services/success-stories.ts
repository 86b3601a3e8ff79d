import { isRecord } from '../text-list.ts'

export interface SuccessStory {
  title: string
  /** Kind of company, never a name. */
  company: string | null
  description: string | null
  result: string | null
}

/** The stories of a map from key to story; whatever has no title is left out. */
export function successStories(value: unknown): SuccessStory[] {
  if (!isRecord(value)) return []
  return Object.values(value).flatMap((entry) => {
    const title = isRecord(entry) && text(entry['title'])
    if (!title) return []
    const { company, description, result } = entry as Record<string, unknown>
    return {
      title,
      company: text(company),
      description: text(description),
      result: text(result),
    }
  })
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}
