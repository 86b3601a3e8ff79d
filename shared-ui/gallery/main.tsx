import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followColorScheme } from '../src/theme/color-scheme.ts'
import '../src/theme/styles.css'
import { mirrorStates } from './forced-states.ts'
import { Gallery } from './gallery.tsx'

followColorScheme()
mirrorStates()
import.meta.hot?.on('vite:afterUpdate', mirrorStates)

const element = document.getElementById('gallery')
if (element)
  createRoot(element).render(
    <StrictMode>
      <Gallery />
    </StrictMode>,
  )
