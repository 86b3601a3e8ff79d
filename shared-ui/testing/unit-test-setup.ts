import { afterEach, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

if (typeof document !== 'undefined') {
  // Pages are rendered whole, as the server does.
  const { bringBuilders } = await import('../src/structured-data/structured-data.tsx')
  await bringBuilders()
  const { cleanup, configure } = await import('@testing-library/react')
  // A busy machine may take longer over a page than the library's one second; a test that fails still fails.
  configure({ asyncUtilTimeout: 15_000 })
  afterEach(() => {
    cleanup()
    document.head.replaceChildren()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  })
}
