interface CoveredScript {
  source?: string
  /** How often the code between two offsets ran, as V8 tells it: inner ranges come after the ones around them. */
  functions: readonly {
    ranges: readonly { startOffset: number; endOffset: number; count: number }[]
  }[]
}

/** Share of the characters of a page view's scripts that did not run in it, before compression: 0–1. */
export function unusedShare(scripts: readonly CoveredScript[]): number {
  let [total, unused] = [0, 0]
  for (const { source = '', functions } of scripts) {
    const ran = new Uint8Array(source.length).fill(1)
    const widestFirst = functions
      .flatMap(({ ranges }) => ranges)
      .toSorted((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset))
    for (const { startOffset, endOffset, count } of widestFirst)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    total += ran.length
    unused += ran.filter((each) => each === 0).length
  }
  return total ? unused / total : 0
}
