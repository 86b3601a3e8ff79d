/** What others wrote into a store, as one short line that tells a terminal nothing. */
function plainLine(text: string): string {
  return text.slice(0, 400).replace(/\p{Cc}/gu, '?')
}

/** Rows as aligned columns under their names; columns without a value are left out. */
export function table(rows: object[]): string {
  const cells = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row as Record<string, string>).map(([name, text]) => [name, plainLine(text)]),
    ),
  )
  const columns = Object.keys(cells[0] ?? {}).filter((name) => cells.some((row) => row[name]))
  const widths = columns.map((name) =>
    Math.max(name.length, ...cells.map((row) => row[name]?.length ?? 0)),
  )
  const line = (texts: string[]) =>
    texts
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(columns), ...cells.map((row) => line(columns.map((name) => row[name] ?? '')))].join(
    '\n',
  )
}

/** @throws {Error} when the option is given and is not a whole number in the range */
export function numberOption(
  options: Partial<Record<string, string | boolean>>,
  name: string,
  otherwise: number,
  { min, max }: { min: number; max: number },
): number {
  const text = options[name]
  if (text === undefined) return otherwise
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new Error(`--${name} is a whole number from ${min} to ${max}, not '${text}'`)
  return value
}
