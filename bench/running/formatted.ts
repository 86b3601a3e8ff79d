import { format, type FormatConfig } from 'oxfmt'

/** A file's text in the project's own format. */
export const formatted = async (path: string, text: string, more: FormatConfig = {}) =>
  (await format(path, text, more)).code
