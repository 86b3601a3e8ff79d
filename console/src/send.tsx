import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout, type Assets } from './pages/layout.tsx'

export type Status = 200 | 401 | 403 | 404 | 409 | 429 | 503

/** Sends a page of the console. */
export type Send = (
  c: Context,
  title: string,
  page: ReactNode,
  status?: Status,
) => Response | Promise<Response>

/** A page of a few words. */
export const say = (send: Send, c: Context, title: string, words: ReactNode, status: Status) =>
  send(
    c,
    title,
    <>
      <h1>{title}</h1>
      <p>{words}</p>
    </>,
    status,
  )

/** Sends a page whose end takes a while: what is said meanwhile stands on it as it comes. */
export type SendSlowly = (
  c: Context,
  title: string,
  work: (say: (line: string) => void) => Promise<ReactNode>,
) => Response

/**
 * @param whoIs the email of who looks at it
 * @param canSignIn whether anybody can
 */
export function createSend(
  assets: Assets,
  whoIs: (c: Context) => string | null,
  canSignIn: boolean,
): { send: Send; sendSlowly: SendSlowly } {
  const htmlOf = (c: Context, title: string, page: ReactNode) => {
    const { url, method } = c.req
    const frame = { title, url, assets, email: whoIs(c), canSignIn, isAnswer: method !== 'GET' }
    const layout = <Layout {...frame}>{page}</Layout>
    return `<!doctype html>${renderToStaticMarkup(layout)}`
  }
  return {
    send: (c, title, page, status = 200) => c.html(htmlOf(c, title, page), status),
    sendSlowly(c, title, work) {
      const [before, after] = htmlOf(c, title, null).split('</main>')
      c.header('Content-Type', 'text/html; charset=utf-8')
      return stream(c, async (out) => {
        await out.write(`${before}<div>`)
        const end = await work((line) => void out.write(renderToStaticMarkup(<p>{line}</p>)))
        await out.write(`</div>${renderToStaticMarkup(end)}</main>${after}`)
      })
    },
  }
}
