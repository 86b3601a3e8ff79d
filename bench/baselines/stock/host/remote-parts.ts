import type { Surroundings } from '../remote/surroundings.tsx'

interface RemotePart {
  surround(surroundings: Surroundings): void
}

const parts: Record<string, () => Promise<RemotePart>> = {
  'catalogue/routes': () => import('catalogue/routes'),
  'leads/routes': () => import('leads/routes'),
  'leads/contact-form': () => import('leads/contact-form'),
  'resources/routes': () => import('resources/routes'),
}

/** What a remote exposes, by `remote/expose`. */
export async function loadRemotePart(name: string): Promise<RemotePart> {
  const part = parts[name]
  if (!part) throw new Error(`There is no part '${name}'`)
  return part()
}
