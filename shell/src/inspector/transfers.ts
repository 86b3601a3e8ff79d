/** How a remote's files came to this page. */
export interface Transfers {
  files: number
  /** Bytes over the wire; 0 where they came from the browser's cache. */
  bytes: number
  /** Milliseconds in which at least one of the files was on its way. */
  duration: number
}

type Timing = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd' | 'transferSize'>

/** @param base address under which the remote's files lie */
export function transfersUnder(base: string, timings: readonly Timing[]): Transfers {
  const own = timings
    .filter(({ name }) => name.startsWith(base))
    .sort((a, b) => a.startTime - b.startTime)
  let end = 0
  let duration = 0
  for (const { startTime, responseEnd } of own) {
    // Files come in waves: with the first page, then with each new one. What lies between is no loading.
    duration += Math.max(0, responseEnd - Math.max(startTime, end))
    end = Math.max(end, responseEnd)
  }
  const bytes = own.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return { files: own.length, bytes, duration }
}

/** @returns for example `12 files, 34.5 kB in 120 ms` */
export function describeTransfers({ files, bytes, duration }: Transfers): string {
  if (files === 0) return 'not loaded on this page'
  const size = bytes === 0 ? 'from the cache' : `${(bytes / 1000).toFixed(1)} kB`
  return `${files} ${files === 1 ? 'file' : 'files'}, ${size} in ${Math.round(duration)} ms`
}
