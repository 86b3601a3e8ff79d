const deepest = 12
const deepestEmphasis = 100

const containers = new RegExp(String.raw`^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){${deepest}})(?=[ \t]*\S)`)

/**
 * Parsing time grows with the square of the nesting. Quotes and lists deeper than twelve in one line, and emphasis
 * deeper than a hundred in one block, are no text that anybody reads: their marks become plain characters.
 */
export function limitNesting(markdown: string): string {
  return markdown
    .split(/(\n[ \t]*\n)/)
    .map((block) => (emphasisDepth(block) > deepestEmphasis ? withoutEmphasis(block) : block))
    .join('')
    .split('\n')
    .map((line) => line.replace(containers, '$1 \\'))
    .join('\n')
}

/** How many `*`, `_` or `~` marks stand open at once, at most. */
function emphasisDepth(block: string): number {
  let depth = 0
  let most = 0
  for (const [mark] of block.matchAll(/(?<!\S)[*_~]+(?=\S)|(?<=\S)[*_~]+(?!\S)/g)) {
    void mark
  }
  return Math.max(most, depth)
}

function withoutEmphasis(block: string): string {
  return block.replace(/[*_~]/g, '\\$&')
}
