import type { Options } from './command.ts'

/** What others wrote into a store, as one short line that tells a terminal nothing. */
export const plainLine = (text: string): string => text.slice(0, 400).replace(/\p{Cc}/gu, '?')

/** Rows as aligned columns under their names; columns without a value are left out. */
export function table(rows: readonly object[]): string {
  const cells = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, plainLine(String(value ?? ''))]),
    ),
  )
  const columns = [...new Set(cells.flatMap(Object.keys))]
    .map((name) => [name, ...cells.map((row) => row[name] ?? '')])
    .filter(([, ...texts]) => texts.some(Boolean))
    .map((column) => {
      const width = Math.max(...column.map(({ length }) => length))
      return column.map((text) => text.padEnd(width))
    })
  const lines = [-1, ...cells.keys()].map((index) => columns.map((column) => column[index + 1]))
  return lines.map((texts) => texts.join('  ').trimEnd()).join('\n')
}

/** @throws {Error} when the option is given and is not a whole number in the range */
export function numberOption(
  options: Options,
  name: string,
  otherwise: number,
  { min, max }: { min: number; max: number },
): number {
  const text = options[name]
  if (text === undefined) return otherwise
  const value = /^\d+$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new Error(`--${name} is a whole number from ${min} to ${max}, not '${text}'`)
  return value
}
