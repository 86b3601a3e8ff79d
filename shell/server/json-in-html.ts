export type Bytes = Uint8Array<ArrayBuffer>

/** JSON that ends no element of the document it stands in, in UTF-8. */
export const jsonInHtml = (value: object): Bytes =>
  Buffer.from(JSON.stringify(value).replaceAll('<', '\\u003c'))
