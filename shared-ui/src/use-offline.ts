import { useEffect, useRef, useState } from 'react'

/**
 * True while the visitor has no network: the browser says so, and the site's own server does not answer either. Browsers
 * take a device without a network for offline, though a site on that very device is in reach.
 *
 * @param onBack called when the network is back
 */
export function useOffline(onBack: () => void): boolean {
  const [isOffline, setIsOffline] = useState(false)
  const back = useRef(onBack)
  useEffect(() => {
    back.current = onBack
  })

  useEffect(() => {
    const end = new AbortController()
    let isAway = false
    const look = async () => {
      const wasAway = isAway
      isAway = !navigator.onLine && !(await canReachSite())
      if (end.signal.aborted) return
      setIsOffline(isAway)
      if (wasAway && !isAway) back.current()
    }
    for (const change of ['online', 'offline'])
      window.addEventListener(change, () => void look(), end)
    void look()
    return () => end.abort()
  }, [])

  return isOffline
}

/** Whether the site's own server answers, and would send a page. */
export async function canReachSite(): Promise<boolean> {
  const signal = AbortSignal.timeout(4_000)
  return fetch('/_composition', { cache: 'no-store', signal }).then(
    ({ status }) => status < 500,
    () => false,
  )
}
