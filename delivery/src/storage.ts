/** Named bytes: a folder or a bucket. Keys are plain relative paths with `/` between their parts. */
export interface Storage {
  /** The bytes under a key, or null when there are none. Rejects when the storage does not answer. */
  read(key: string): Promise<Uint8Array | null>
  /** Puts bytes that are not changed any more under a key; readers see all of them or none. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Keys that begin with `prefix`, sorted. A prefix is a folder's: it ends with `/`. */
  list(prefix: string): Promise<string[]>
  remove(key: string): Promise<void>
  /**
   * Replaces one document atomically: readers see the old bytes or the new ones, and of concurrent changes none is
   * lost. `next` may be called again when somebody else was faster; returning what it was given changes nothing.
   */
  change(key: string, next: (bytes: Uint8Array | null) => Uint8Array | null): Promise<void>
}

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text)
export const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
