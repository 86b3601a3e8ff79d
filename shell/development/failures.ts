import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import type { DevEnvironment, ErrorPayload } from 'vite'

/** What Vite's overlay shows: message, file, the lines around, stack. */
export type Failure = ErrorPayload['err']

interface Place {
  file: string
  line: number
  column: number
}

/** Of an error of our code, or of one that Vite met while it read our code. */
export function describeFailure(error: unknown): Failure {
  const thrown: Partial<Failure> = error instanceof Error ? { ...error } : {}
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const place = thrown.loc?.file ? null : firstPlace(stack)
  return {
    message: stripVTControlCharacters(message),
    stack: stripVTControlCharacters(stack),
    plugin: thrown.plugin,
    id: thrown.id ?? place?.file,
    loc: thrown.loc ?? place ?? undefined,
    frame: stripVTControlCharacters(thrown.frame ?? (place ? linesAround(place) : '')),
  }
}

/** The newest place in the stack that is a file of ours. */
function firstPlace(stack: string): Place | null {
  for (const [, path = '', line, column] of stack.matchAll(
    /((?:file:\/\/)?\/[^\s()]+):(\d+):(\d+)/g,
  )) {
    const file = path.startsWith('file:') ? fileURLToPath(path) : path
    if (!file.includes('/node_modules/') && existsSync(file))
      return { file, line: Number(line), column: Number(column) }
  }
  return null
}

/** Two lines before and after, in the form that the overlay knows. */
function linesAround({ file, line, column }: Place): string {
  const first = Math.max(line - 2, 1)
  const width = String(line + 2).length
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(first - 1, line + 2)
  const shown = lines.map((text, index) => `${String(first + index).padEnd(width)} | ${text}\n`)
  const pointer = `${' '.repeat(width)} | ${' '.repeat(column - 1)}^\n`
  return shown.toSpliced(line - first + 1, 0, pointer).join('')
}

/** A stack of the browser's with files in place of addresses. */
export async function toFiles(stack: string, client: DevEnvironment): Promise<string> {
  const addresses = new Set(stack.match(addressWithPlace))
  const places = new Map<string, string>()
  // What cannot be read or made stays an address.
  for (const address of addresses)
    places.set(address, await placeOf(address, client).catch(() => address))
  return stack.replace(addressWithPlace, (address) => places.get(address) ?? address)
}

const addressWithPlace = /https?:\/\/[^\s()]+:\d+:\d+/g

async function placeOf(address: string, client: DevEnvironment): Promise<string> {
  const [, url = '', line, column] = /^(.*):(\d+):(\d+)$/.exec(address) ?? []
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('t')
  const path = pathname + (searchParams.size > 0 ? `?${searchParams}` : '')
  const { file } = client.moduleGraph.urlToModuleMap.get(path) ?? {}
  // What has changed since is made once more: it has no map until somebody asks for it.
  const made = file ? await client.transformRequest(path) : null
  const map = made?.map
  if (!map || !('mappings' in map)) return address
  const entry = new SourceMap(map as SourceMapPayload).findEntry(
    Number(line) - 1,
    Number(column) - 1,
  )
  if (!('originalLine' in entry)) return address
  return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}
