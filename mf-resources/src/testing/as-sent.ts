import { parseMarkdown, type ParsedMarkdown } from '../articles/markdown/parse-markdown.ts'

/** An article's text as it reaches the browser: read by the server, sent as JSON. */
export function asSent(content: string): ParsedMarkdown {
  return JSON.parse(JSON.stringify(parseMarkdown(content))) as ParsedMarkdown
}
