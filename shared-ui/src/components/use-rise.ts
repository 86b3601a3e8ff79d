import { useEffect, useRef } from 'react'

const distance = 8
const stepMs = 100

/**
 * Lets a list's items that are still below the fold rise 8 px, 0.1 s apart, when they first come into view.
 * Only the position moves: content is readable without it, and nothing happens with reduced motion.
 */
export function useRise<T extends HTMLElement>() {
  const ref = useRef<T>(null)

  useEffect(() => {
    const list = ref.current
    if (!list || !('IntersectionObserver' in window)) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    if (list.getBoundingClientRect().top < window.innerHeight) return

    const items = [...list.children].filter((item) => item instanceof HTMLElement)
    for (const item of items) item.style.transform = `translateY(${distance}px)`
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      items.forEach((item, index) => {
        item.style.transition = `transform 200ms ease-out ${index * stepMs}ms`
        item.style.transform = ''
      })
    })
    observer.observe(list)
    return () => {
      observer.disconnect()
      for (const item of items) item.removeAttribute('style')
    }
  }, [])

  return ref
}
