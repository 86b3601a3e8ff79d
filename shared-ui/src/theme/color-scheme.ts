/** Where Mantine keeps the visitor's choice, too. */
const storageKey = 'mantine-color-scheme-value'

/** Turns the page to the other colour scheme and remembers the choice. Takes effect at once, without a render. */
export function toggleColorScheme(): void {
  const next = shownScheme() === 'dark' ? 'light' : 'dark'
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

const schemeOf = (text: string | null | undefined): Scheme | null =>
  text === 'light' || text === 'dark' ? text : null

function chosenScheme(): Scheme | null {
  try {
    return schemeOf(localStorage.getItem(storageKey))
  } catch {
    return null
  }
}

/** The document's first script has set it before anything is painted. */
function shownScheme(): Scheme | null {
  return schemeOf(document.documentElement.dataset['mantineColorScheme'])
}

function show(scheme: Scheme): void {
  document.documentElement.dataset['mantineColorScheme'] = scheme
}
