/** Named bytes: a folder or a bucket. Keys are plain relative paths with `/` between their parts. */
export interface Storage {
  /**
   * The bytes under a key, or null when there are none. Rejects when the storage does not answer.
   *
   * @param maxBytes that of one file of a release (`limits.ts`) when nothing else is said
   * @throws {UnfitObjectError} when there is more
   */
  read(key: string, maxBytes?: number): Promise<Uint8Array | null>
  /** Puts bytes that are not changed any more under a key; readers see all of them or none. */
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Resolves when what was written outlasts a power cut. `change` does so before it replaces, and after. */
  flush(): Promise<void>
  /** Keys that begin with `prefix`, sorted, as others wrote them. A prefix is a folder's: it ends with `/`. */
  list(prefix: string): Promise<string[]>
  /** Names of the folders in a folder, which is named as for `list`, sorted. */
  folders(prefix: string): Promise<string[]>
  /** At most so many names below a folder, each with a word that is another as soon as its bytes are. */
  versions(folder: string, most: number): Promise<Map<string, string>>
  /** As `write`, of bytes that are replaced again and again, by one writer; they may be lost in a power cut. */
  replace(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
  /** Removes a folder in which there are at most folders; one with a file stays. */
  removeEmpty(prefix: string): Promise<void>
  /**
   * Replaces one document of at most the registry's size atomically: readers see the old bytes or the new ones, and of concurrent changes none is
   * lost. `next` may be called again when somebody else was faster; returning what it was given changes nothing.
   */
  change(key: string, next: (bytes: Uint8Array | null) => Next | Promise<Next>): Promise<void>
}

type Next = Uint8Array | null

/** Thrown when what lies under a key cannot be what was written: it is no file, or is larger than it may be. */
export class UnfitObjectError extends Error {
  override name = 'UnfitObjectError'
}

/** For `catch`. @throws {Error} what `refusal` makes of an {@link UnfitObjectError}; whatever else it is */
export const whenUnfit =
  (refusal: (reason: string) => Error) =>
  (error: unknown): never => {
    throw error instanceof UnfitObjectError ? refusal(error.message) : error
  }

export const encodeText = (text: string): Uint8Array => new TextEncoder().encode(text)
export const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
