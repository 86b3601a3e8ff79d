import { useSyncExternalStore } from 'react'

/** False in the server's page and until scripts run: what needs them waits for it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer)
}

const subscribeToNothing = () => () => undefined
const isInBrowser = () => true
const isOnServer = () => false
