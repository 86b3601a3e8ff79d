import type { Redirect } from '../rendering/render-page.ts'

/** A loader's redirect holds no longer than its page. */
export const redirectTo = ({ status, location }: Redirect): Response =>
  new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })
