import { useEffect, useState } from 'react'

/** Pixels of scroll that count. */
const distance = 20

/** Whether the page is scrolled; undefined until the browser has said so. */
export function useScrolled(): boolean | undefined {
  const [isScrolled, setIsScrolled] = useState<boolean>()

  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > distance)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])

  return isScrolled
}
