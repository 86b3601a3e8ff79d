'use client'

import { useEffect } from 'react'

/** What the page does in the browser: menus open and close, the scheme changes, the top comes back. */
export function Frame({ children }) {
  useEffect(() => {
    const onClick = ({ target }) => {
      const opener = target.closest('button[aria-expanded]')
      if (opener) return toggle(opener)
      if (target.closest('[aria-label*="scheme" i]')) return changeScheme()
      if (target.closest('[aria-label*="top" i]')) scrollTo({ top: 0 })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return children
}

function toggle(opener) {
  const isOpen = opener.getAttribute('aria-expanded') === 'true'
  opener.setAttribute('aria-expanded', String(!isOpen))
  document.getElementById(opener.getAttribute('aria-controls'))?.toggleAttribute('hidden', isOpen)
}

function changeScheme() {
  const { dataset } = document.documentElement
  dataset.mantineColorScheme = dataset.mantineColorScheme === 'dark' ? 'light' : 'dark'
}
