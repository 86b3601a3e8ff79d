export const glossarySlugs: readonly string[] = []
