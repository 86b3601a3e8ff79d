type Pieces = AsyncGenerator<string> | Iterable<string>

/**
 * Text as a body that is written as fast as it is read, and no faster. Rejects when the first piece cannot be made;
 * a later failure breaks the transfer, so that nobody takes a part for the whole.
 *
 * @param isHead true when only the first piece is tried
 */
export async function streamText(
  pieces: Pieces,
  isHead: boolean,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null> {
  const encoder = new TextEncoder()
  const iterator = Symbol.asyncIterator in pieces ? pieces : pieces[Symbol.iterator]()
  let next = await iterator.next()
  if (isHead) {
    await iterator.return?.(undefined)
    return null
  }
  return new ReadableStream({
    async pull(controller) {
      if (next.done) return controller.close()
      controller.enqueue(encoder.encode(next.value))
      next = await iterator.next()
    },
    async cancel() {
      await iterator.return?.(undefined)
    },
  })
}
