import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { exportedNames } from './entry-points.ts'

const width = 76
/** An example as a developer would write it, from the element itself. Functions become `…`. */
export const jsxText = (node: ReactNode): string => childLines(node).join('\n')

function childLines(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(childLines)
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (!isValidElement<Record<string, unknown>>(node)) return [String(node as string | number)]
  return node.type === Fragment
    ? childLines(node.props['children'] as ReactNode)
    : elementLines(node)
}

function elementLines({ type, props }: ReactElement<Record<string, unknown>>): string[] {
  const name = typeof type === 'string' ? type : nameOf(type)
  const { children, ...rest } = props
  const attributes = Object.entries(rest)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => attribute(key, value))
  const inside = typeof children === 'function' ? ['{…}'] : childLines(children as ReactNode)
  const end = inside.length > 0 ? '>' : ' />'
  const short = [`<${name}`, ...attributes].join(' ')
  const isShort = short.length <= width && !short.includes('\n')
  const head = isShort ? [short + end] : [`<${name}`, ...attributes.flatMap(indented), end.trim()]
  if (inside.length === 0) return head
  const line = `${head.join('')}${inside.join('')}</${name}>`
  if (isShort && inside.length === 1 && line.length <= width) return [line]
  return [...head, ...inside.flatMap(indented), `</${name}>`]
}

function attribute(key: string, value: unknown): string {
  if (value === true) return key
  if (typeof value === 'string' && !value.includes('"')) return `${key}="${value}"`
  return `${key}={${valueText(value)}}`
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  if (typeof value === 'function') return exportedNames.get(value) ?? '() => …'
  if (isValidElement(value)) return jsxText(value)
  if (Array.isArray(value)) return list('[', value.map(valueText), ']')
  if (typeof value === 'object' && value !== null)
    return list(
      '{',
      Object.entries(value).map(([key, part]) => `${key}: ${valueText(part)}`),
      '}',
    )
  return String(value)
}

function list(open: string, parts: string[], close: string): string {
  const space = open === '{' ? ' ' : ''
  const line = `${open}${space}${parts.join(', ')}${space}${close}`
  if (line.length <= width && !line.includes('\n')) return line
  return [open, ...parts.flatMap((part) => indented(`${part},`)), close].join('\n')
}

const indented = (text: string): string[] => text.split('\n').map((line) => `  ${line}`)

/** Icons call themselves by their drawing: `Tool` for `IconTool`. */
function nameOf(type: unknown): string {
  const { displayName, name } = type as { displayName?: string; name?: string }
  return exportedNames.get(type) ?? (displayName ? `Icon${displayName}` : (name ?? 'Component'))
}
