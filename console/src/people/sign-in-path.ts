/** A path of ours, whatever a link says, where somebody may want to be who has signed in. */
export const ownPath = (path = '/'): string =>
  /^\/(?![/\\]|sign-)[\w/.?=&%+~:*-]*$/.test(path) ? path : '/'

/** The way to sign in, and from there back to a page. */
export function signInPath(url: string): string {
  const { pathname, search } = new URL(url)
  return `/sign-in?next=${encodeURIComponent(ownPath(pathname + search))}`
}
