import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Layout, type Assets } from './pages/layout.tsx'

type Status = 200 | 401 | 403 | 404 | 409 | 429 | 503

/** Sends a page of the console. */
export type Send = (
  c: Context,
  title: string,
  page: ReactNode,
  status?: Status,
) => Response | Promise<Response>

/**
 * @param whoIs the email of who looks at it
 * @param canSignIn whether anybody can
 */
export function createSend(
  assets: Assets,
  whoIs: (c: Context) => string | null,
  canSignIn: boolean,
): Send {
  return (c, title, page, status = 200) => {
    const { path } = c.req
    const email = whoIs(c)
    const html = renderToStaticMarkup(
      <Layout {...{ title, path, assets, email, canSignIn }}>{page}</Layout>,
    )
    return c.html(`<!doctype html>${html}`, status)
  }
}
