import { randomInt } from 'node:crypto'
import { verifyPreview, type Preview, type TrustedKeys } from 'delivery'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Compositions, Visit } from '../composition/follow-registry.ts'
import type { Settings } from '../settings.ts'

const bucketCookie = 'canary-bucket'
const previewPrefix = 'preview-'
const previewCookie = (remote: string) => previewPrefix + remote
/** Previews of one visitor at a time: each is a signature to verify. */
const maxPreviews = 8
const bucketSeconds = 30 * 24 * 60 * 60

interface Sources {
  settings: Settings
  compositions: Compositions
  trusted: TrustedKeys
}

export type Visits = ReturnType<typeof createVisits>

/** Reads from a visitor's cookies which releases they get; nobody has a cookie while nothing is tried out. */
export function createVisits({ settings, compositions, trusted }: Sources) {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax' as const,
    secure: settings.SITE_URL.startsWith('https:'),
  }

  function bucketOf(c: Context): number | null {
    if (!compositions.hasCanary) return null
    const known = Number(getCookie(c, bucketCookie))
    if (Number.isInteger(known) && known >= 1 && known <= 100) return known
    const drawn = randomInt(1, 101)
    setCookie(c, bucketCookie, String(drawn), { ...options, maxAge: bucketSeconds })
    return drawn
  }

  /** The releases that a visitor previews. */
  async function previewsOf(c: Context): Promise<Map<string, string>> {
    const previews = new Map<string, string>()
    for (const [name, token] of previewCookies(c).slice(0, maxPreviews)) {
      const preview = await verifyPreview(token, trusted).catch(() => null)
      if (preview?.remote === name) previews.set(name, preview.release)
    }
    return previews
  }

  return {
    /** Draws a bucket for a new visitor while a canary runs, and keeps it in a cookie. */
    async of(c: Context): Promise<Visit> {
      const previews = await previewsOf(c)
      return { bucket: previews.size > 0 ? null : bucketOf(c), previews }
    },
    previewsOf,
    /** @throws {SignatureError} when the link is expired or not signed by the remote's team */
    readPreview: (token: string) => verifyPreview(token, trusted),
    startPreview(c: Context, preview: Preview, token: string): void {
      // Without an end of its own: the cookie goes with the session, the token's own end holds in any case.
      setCookie(c, previewCookie(preview.remote), token, options)
    },
    endPreviews(c: Context): void {
      for (const [name] of previewCookies(c)) deleteCookie(c, previewCookie(name), options)
    },
  }
}

/** What a visitor's cookies say of previews, by remote: anybody may have written them. */
function previewCookies(c: Context): [remote: string, token: string][] {
  return Object.entries(getCookie(c))
    .filter(([name]) => name.startsWith(previewPrefix))
    .map(([name, token]) => [name.slice(previewPrefix.length), token])
}
