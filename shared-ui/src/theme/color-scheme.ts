import { useMantineColorScheme } from '@mantine/core'

/** Turns the page to the other colour scheme and remembers the choice. Takes effect at once, without a render. */
export function useToggleColorScheme(): () => void {
  // Mantine's way of stopping transitions is a style element, which our policy forbids.
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  return () => setColorScheme(isDark() ? 'light' : 'dark')
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['mantineColorScheme']
  if (chosen === 'dark' || chosen === 'light') return chosen === 'dark'
  return window.matchMedia('(prefers-color-scheme: dark)').matches
}
