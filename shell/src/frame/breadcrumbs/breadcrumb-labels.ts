import { industries, services } from '../../navigation.ts'

/** Friendly names of fixed addresses: what the navigation calls them. */
export const friendlyLabels: Readonly<Record<string, string>> = Object.fromEntries(
  [...services, ...industries].map(({ to, label }) => [to, label]),
)

/** What a breadcrumb says for an address: its friendly name, what its page brought, or its last words capitalised. */
export function breadcrumbLabel(path: string, brought?: string): string {
  if (Object.hasOwn(friendlyLabels, path)) return friendlyLabels[path] ?? path
  return brought?.trim() || spelled(path.slice(path.lastIndexOf('/') + 1))
}

function spelled(segment: string): string {
  return segment
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
