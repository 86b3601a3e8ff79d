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

    const items = [...list.children].filter((item) => item instanceof HTMLElement)
    let isLow = false
    // Where the list stands is told after the browser's own layout: asking for it here would make one more.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const { isIntersecting, boundingClientRect } = entry
      if (!isIntersecting && !isLow && boundingClientRect.top > 0) {
        isLow = true
        for (const item of items) item.style.transform = `translateY(${distance}px)`
      } else if (isIntersecting || !isLow) {
        observer.disconnect()
        if (isLow) rise(items)
      }
    })
    observer.observe(list)
    return () => {
      observer.disconnect()
      for (const item of items) item.removeAttribute('style')
    }
  }, [])

  return ref
}

function rise(items: readonly HTMLElement[]): void {
  items.forEach((item, index) => {
    item.style.transition = `transform 200ms ease-out ${index * stepMs}ms`
    item.style.transform = ''
  })
}
