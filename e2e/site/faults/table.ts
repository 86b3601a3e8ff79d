import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect } from '../fixtures.ts'

/** What was seen of one fault. */
export interface FaultRow {
  remote: string
  side: 'server' | 'browser'
  fault: string
  seen: string
  recovery: string
}

const file = resolve(import.meta.dirname, '../../../docs/fault-matrix.md')
const head = '| Remote | Side | Fault | What the visitor gets | When the fault ends |'

/** Expects the rows in the table of `docs/fault-matrix.md`, or puts them there with `UPDATE_DOCS=1`. */
export function checkFaultTable(rows: readonly FaultRow[]): void {
  const lines = rows.map(lineOf)
  if (process.env['UPDATE_DOCS']) update(lines)
  const text = readFileSync(file, 'utf8').split('\n').map(squeeze)
  expect(text, 'UPDATE_DOCS=1 writes the table anew').toEqual(
    expect.arrayContaining(lines.map(squeeze)),
  )
}

function lineOf({ remote, side, fault, seen, recovery }: FaultRow): string {
  return `| ${[remote, side, fault, seen, recovery].join(' | ')} |`
}

/** Synchronous, so that two workers hardly meet. */
function update(lines: string[]): void {
  const [intro = '', table = ''] = readFileSync(file, 'utf8').split(/(?=^\| Remote)/m)
  const places = lines.map(placeOf)
  const others = table
    .split('\n')
    .slice(2)
    .filter((line) => line && !places.includes(placeOf(line)))
  const sorted = [...others.map(squeeze), ...lines].sort((a, b) => compare(placeOf(a), placeOf(b)))
  writeFileSync(file, `${intro}${[head, '| - | - | - | - | - |', ...sorted].join('\n')}\n`)
}

/** Remote, side and fault. */
function placeOf(line: string): string {
  return squeeze(line).split(' | ').slice(0, 3).join(' | ')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** Without the spaces that align columns. */
function squeeze(line: string): string {
  return line.replace(/ +/g, ' ').trim()
}
