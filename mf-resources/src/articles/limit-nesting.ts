const deepestContainer = 12
const deepestEmphasis = 100

const marker = String.raw`(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const deepContainers = new RegExp(
  String.raw`^((?:[ \t]*${marker}){${deepestContainer}}[ \t]*)(?=${marker})`,
)
const thematicBreak = /^[ \t]*([-*])(?:[ \t]*\1)+[ \t]*$/
const emphasisMark =
  /(?<![\p{L}\p{N}])([*_~]+)(?=[\p{L}\p{N}"“'([`])|(?<=\S)[*_~]+(?![\p{L}\p{N}])/gu

/**
 * Parsing time grows with the square of the nesting and more. Quotes and lists deeper than twelve in one line, and
 * emphasis deeper than a hundred in one block, are nothing anybody reads: their marks become plain characters.
 */
export function limitNesting(markdown: string): string {
  return markdown
    .split(/(\n[ \t]*\n)/)
    .map((block) => (emphasisDepth(block) > deepestEmphasis ? withoutEmphasis(block) : block))
    .join('')
    .split('\n')
    .map((line) => (thematicBreak.test(line) ? line : line.replace(deepContainers, '$1\\')))
    .join('\n')
}

/** How many closed pairs of emphasis marks lie in one another, at most. */
function emphasisDepth(block: string): number {
  const open: number[] = []
  let deepest = 0
  for (const [, opening] of block.matchAll(emphasisMark)) {
    if (opening) {
      open.push(0)
      continue
    }
    const inner = open.pop()
    if (inner === undefined) continue
    deepest = Math.max(deepest, inner + 1)
    const outer = open.pop()
    if (outer !== undefined) open.push(Math.max(outer, inner + 1))
  }
  return deepest
}

function withoutEmphasis(block: string): string {
  return block.replace(/[*_~]/g, '\\$&')
}
