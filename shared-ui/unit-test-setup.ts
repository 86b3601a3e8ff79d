// A busy machine may take longer over a page than the library's one second; a test that fails still fails.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}

export {}
