import { isRecord, textOrNull } from '../text-list.ts'

export type SuccessStory = ReturnType<typeof successStories>[number]

/** The stories of a map from key to story; whatever has no title is left out. */
export function successStories(value: unknown) {
  if (!isRecord(value)) return []
  return Object.values(value).flatMap((entry) => {
    const title = isRecord(entry) && textOrNull(entry['title'])
    if (!title) return []
    return {
      title,
      /** Kind of company, never a name. */
      company: textOrNull(entry['company']),
      description: textOrNull(entry['description']),
      result: textOrNull(entry['result']),
    }
  })
}
