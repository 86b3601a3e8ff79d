/** How much work one article may be, in units of about a tenth of a millisecond. */
const workLimit = 8_000
const deepestContainer = 12
const deepestEmphasis = 100

const marker = String.raw`(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`
const containers = new RegExp(String.raw`^(?:[ \t]*${marker})+`)
const thematicBreak = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const inlineMark = /[*_~`[\]<&@]/g
const emphasisMark =
  /(?<![\p{L}\p{N}])([*_~]+)(?=[\p{L}\p{N}"“'([`])|(?<=\S)[*_~]+(?![\p{L}\p{N}])/gu

/**
 * Parsing and rendering take time: with the length, with the square of the marks in one paragraph, with rows times
 * columns of a table, and with the depth of nesting. Cuts an article before the first passage that is too much,
 * between paragraphs; `text + rest` is the article. The longest that people write (25,000 words) stay whole. A cap on the
 * length alone does not do: 5,000 quotes in one another are 5 kB and take 23 s, a numbered list so nested 12 s.
 *
 * @returns what is laid out as markdown, and the rest, which is shown as it was written; mostly empty
 */
export function limitLayout(markdown: string) {
  let work = 0
  let end = 0
  for (const passage of passages(markdown)) {
    work += workOf(passage)
    if (work > workLimit) break
    end += passage.length
  }
  return { text: markdown.slice(0, end), rest: markdown.slice(end) }
}

/** Text up to and with a blank line. No paragraph, table or definition goes beyond one. */
function passages(markdown: string): string[] {
  return markdown.split(/(?<=(?:\n|\r\n?)[ \t]*(?:\n|\r(?!\n)))/)
}

function workOf(passage: string): number {
  const lines = passage.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const depths = lines.map(containerDepth)
  if (depths.some((depth) => depth > deepestContainer)) return Infinity
  if (emphasisDepth(passage) > deepestEmphasis) return Infinity
  const columns = lines.reduce((most, line) => Math.max(most, line.split('|').length), 1)
  const footnotes = passage.split('[^').length - 1
  return (
    passage.length / 40 +
    lines.length * 2 +
    (columns > 1 ? columns * lines.length : 0) +
    footnotes * 4 +
    sum(depths) * 2 +
    sum(lines.map(indentedItem)) +
    sum(paragraphs(lines).map(inlineWork))
  )
}

/** A list item interrupts a paragraph, so what follows is parsed on its own. */
function paragraphs(lines: readonly string[]): string[] {
  return lines.join('\n').split(/\n(?= {0,3}[-+*] +\S)/)
}

function inlineWork(paragraph: string): number {
  const marks = paragraph.match(inlineMark)?.length ?? 0
  return marks + marks ** 2 / 1_000
}

/** Lists nest by indentation; each level costs all levels above it. */
function indentedItem(line: string): number {
  const [indentation = ''] = /^[ \t]*(?=(?:[-+*]|\d{1,9}[.)])[ \t])/.exec(line) ?? []
  return indentation.replaceAll('\t', '    ').length ** 2 / 50
}

/** How many quotes and lists begin on a line. */
function containerDepth(line: string): number {
  if (thematicBreak.test(line)) return 0
  const [marks = ''] = containers.exec(line) ?? []
  return marks.split(/[ \t]+|(?<=>)/).filter(Boolean).length
}

/** How many closed pairs of emphasis marks lie in one another, at most. */
function emphasisDepth(passage: string): number {
  const open: number[] = []
  let deepest = 0
  for (const [, opening] of passage.matchAll(emphasisMark)) {
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

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
