/** What kinds of article there are. */
export const contentTypes = ['guide', 'report', 'analysis', 'resource'] as const

/** What kind of article it is. */
export type ContentType = (typeof contentTypes)[number]

/** The stored type; a guide where there is none or an unknown one. */
export function toContentType(value: string | null): ContentType {
  return contentTypes.find((type) => type === value) ?? 'guide'
}
