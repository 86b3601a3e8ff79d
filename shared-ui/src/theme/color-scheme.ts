/** Where Mantine keeps the visitor's choice, too. */
const storageKey = 'mantine-color-scheme-value'

/** Turns the page to the other colour scheme and remembers the choice. Takes effect at once, without a render. */
export function toggleColorScheme(): void {
  // The document's first script has set it before anything is painted.
  const next = document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem(storageKey, next)
  } catch {
    // Who keeps nothing has it for this page.
  }
  show(next)
}

/** From now on the page follows the choice made in another tab and, while there is none, the system. */
export function followColorScheme(): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => show(chosenScheme() ?? (system.matches ? 'dark' : 'light'))
  // It may have turned since the document's first script.
  follow()
  system.addEventListener('change', follow)
  addEventListener('storage', follow)
  return () => {
    system.removeEventListener('change', follow)
    removeEventListener('storage', follow)
  }
}

type Scheme = 'light' | 'dark'

function chosenScheme(): Scheme | null {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === 'light' || kept === 'dark' ? kept : null
  } catch {
    return null
  }
}

function show(scheme: Scheme): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme
  // The browser's own bars, which know the system's choice only.
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  if (light && dark)
    [light.media, dark.media] = scheme === 'dark' ? ['not all', ''] : ['', 'not all']
}
