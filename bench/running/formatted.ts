import { format, type FormatConfig } from 'oxfmt'

/** A file's text in the project's own format. */
export async function formatted(path: string, text: string, more: FormatConfig = {}) {
  return (await format(path, text, more)).code
}
