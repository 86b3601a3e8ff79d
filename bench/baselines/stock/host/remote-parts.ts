import type { surround } from '../remote/surroundings.tsx'

const parts: Record<string, () => Promise<{ surround: typeof surround }>> = {
  'catalogue/routes': () => import('catalogue/routes'),
  'leads/routes': () => import('leads/routes'),
  'leads/contact-form': () => import('leads/contact-form'),
  'resources/routes': () => import('resources/routes'),
}

/** What a remote exposes, by `remote/expose`. */
export async function loadRemotePart(name: string) {
  const part = parts[name]
  if (!part) throw new Error(`There is no part '${name}'`)
  return part()
}
