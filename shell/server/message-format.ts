/**
 * Writes what one process tells another: what JSON has, and beside it bytes and errors. In the JSON, `{ "$bytes": length }` stands
 * for the next so many bytes of those that follow it, `{ "$error": [name, message, stack] }` for an error. However it was
 * made, it is some twenty times as large when it is read: structured clone makes 8 kB of 7 bytes.
 *
 * @returns its JSON, and the bytes that stand beside it
 * @throws {TypeError} when there is anything else in it
 */
export function writeMessage(message: unknown) {
  const parts: Uint8Array[] = []
  return { json: JSON.stringify(toPlain(message, parts)), parts }
}

function toPlain(value: unknown, parts: Uint8Array[]): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw new TypeError(`A message cannot have a ${typeof value}`)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => toPlain(item, parts))
  if (value instanceof Uint8Array) return { $bytes: parts.push(value) && value.byteLength }
  if (value instanceof Error) return { $error: textsOf(value) }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('A message cannot have an object of a class')
  const plain: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value)) {
    if (name.startsWith('$')) throw new TypeError(`A message cannot have the name ${name}`)
    plain[name] = toPlain(item, parts)
  }
  return plain
}

/** An error may throw when it is asked what it is. */
function textsOf(error: Error): string[] {
  try {
    return [error.name, error.message, error.stack ?? ''].map(String)
  } catch {
    return ['Error', 'an error that does not say what it is', '']
  }
}

/**
 * @param rest what follows the JSON; bytes are parts of it, so that who keeps some keeps all
 * @param maxParts bytes and errors that it may have
 * @throws {Error} when it is no message
 */
export function readMessage(json: Buffer, rest: Buffer, maxParts = Infinity): unknown {
  let count = 0
  let at = 0
  const bytesOf = (length: unknown): Buffer => {
    if (!Number.isInteger(length) || (length as number) < 0) throw new Error('These are no bytes')
    at += length as number
    return rest.subarray(at - (length as number), at)
  }
  /** Objects stay the same: in V8, a copy of one whose names are numbers could be a hundred times as large. */
  const fromPlain = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) {
      value.forEach((item, index) => (value[index] = fromPlain(item)))
      return value
    }
    if ('$bytes' in value || '$error' in value) {
      if (++count > maxParts) throw new Error(`A message has more than ${maxParts} parts`)
      return '$bytes' in value ? bytesOf(value.$bytes) : errorOf(value.$error)
    }
    const object = value as Record<string, unknown>
    for (const name of Object.keys(object)) object[name] = fromPlain(object[name])
    return object
  }
  const message = fromPlain(JSON.parse(json.toString()))
  if (at !== rest.byteLength) throw new Error('A message has other bytes than it says')
  return message
}

/** With as much text as anybody wants to read. */
function errorOf(texts: unknown): Error {
  const textAt = (index: number, length: number) => {
    const text: unknown = Array.isArray(texts) ? texts[index] : undefined
    return typeof text === 'string' ? text.slice(0, length) : ''
  }
  return Object.assign(new Error(textAt(1, 2_000)), {
    name: textAt(0, 100),
    stack: textAt(2, 10_000),
  })
}
