/** How often the code between two offsets ran, as V8 tells it: inner ranges come after the ones around them. */
interface Range {
  startOffset: number
  endOffset: number
  count: number
}

interface CoveredScript {
  url: string
  source?: string
  functions: readonly { ranges: readonly Range[] }[]
}

export interface Use {
  /** Characters of all scripts, before compression. */
  total: number
  /** Of these, how many never ran. */
  unused: number
}

/** How much of the scripts of a page view did not run in it. */
export function useOf(scripts: readonly CoveredScript[]): Use {
  let total = 0
  let unused = 0
  for (const { source = '', functions } of scripts) {
    const ran = new Uint8Array(source.length).fill(1)
    const ranges = functions.flatMap((each) => each.ranges)
    const widestFirst = ranges.toSorted((a, b) => lengthOf(b) - lengthOf(a))
    for (const { startOffset, endOffset, count } of widestFirst)
      ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
    total += ran.length
    unused += ran.filter((each) => each === 0).length
  }
  return { total, unused }
}

const lengthOf = ({ startOffset, endOffset }: Range) => endOffset - startOffset
