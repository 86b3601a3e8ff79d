import { useEffect, useState } from 'react'

/** Whether the page is scrolled by more than `distance` pixels; undefined until the browser has said so. */
export function useScrolled(distance: number): boolean | undefined {
  const [isScrolled, setIsScrolled] = useState<boolean>()

  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > distance)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [distance])

  return isScrolled
}
