// Preloaded into a shell: collects when it is asked to, so that what is measured is what is kept; and does not outlive
// the bench.
process.on('message', () => {
  globalThis.gc?.()
  process.send?.('done')
})
process.on('disconnect', () => process.exit())
