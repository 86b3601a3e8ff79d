import { format, resolveConfig, type Options } from 'prettier'

/** A file's text in the project's own format. */
export async function formatted(path: string, text: string, more: Options = {}): Promise<string> {
  return format(text, { ...(await resolveConfig(path)), filepath: path, ...more })
}
