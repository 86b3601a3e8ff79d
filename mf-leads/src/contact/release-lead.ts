import { getBackend } from 'shared-ui/data'
import type { Notice } from '../posted-form/form-answer.ts'

/** What a link of the firm's daily digest carries. */
const linkFields = ['lead', 'until', 'signature'] as const

export type ReleaseLink = Record<(typeof linkFields)[number], string>

/** What becomes of it: the status of the page that says so, and its words. */
export const releases = {
  released: {
    title: 'The request is released',
    message: 'It comes to you by email within a few minutes.',
    status: 200,
  },
  'released before': {
    title: 'The request is released already',
    message: 'It came to you by email then. Nothing is sent twice.',
    status: 200,
  },
  gone: {
    title: 'The request is gone',
    message: 'It is no longer kept, so it cannot be released.',
    status: 410,
  },
  expired: {
    title: 'This link has expired',
    message:
      'Links work for 30 days. The request is still kept: ask whoever runs the site to release it.',
    status: 410,
  },
  unknown: {
    title: 'This link does not work',
    message: 'It may have been cut off. Copy the whole link from the email and open it again.',
    status: 404,
  },
  failed: {
    title: 'Something went wrong',
    message: 'Nothing is released yet. Please try again in a few minutes.',
    status: 503,
  },
}

export type Release = keyof typeof releases

export function noticeOf(release: Release): Notice {
  const { title, message, status } = releases[release]
  return { title, message, tone: status === 200 ? 'success' : 'destructive' }
}

/** What the page's address says, or null when something is missing. */
export function readReleaseLink(search: string): ReleaseLink | null {
  const params = new URLSearchParams(search)
  const entries = linkFields.map((field) => [field, params.get(field) ?? ''] as const)
  return entries.every(([, text]) => text) ? (Object.fromEntries(entries) as ReleaseLink) : null
}

/** Has the function release the request that a link names; never throws. */
export async function releaseLead(link: ReleaseLink | null): Promise<Release> {
  if (!link) return 'unknown'
  try {
    const backend = await getBackend()
    const { data, error } = await backend.functions.invoke<{ status?: unknown }>(
      'deliver-mails/release',
      { body: link, timeout: 10_000 },
    )
    if (!error) return data?.status === 'released before' ? 'released before' : 'released'
    return await refusalOf(error)
  } catch (error) {
    console.error('The request was not released', error)
    return 'failed'
  }
}

async function refusalOf(error: unknown): Promise<Release> {
  const { context: answer } = error as { context?: Partial<Response> }
  if (answer?.status === 404) return 'unknown'
  if (answer?.status !== 410) throw error
  const body = (await answer.json?.()) as { error?: { code?: unknown } } | undefined
  return body?.error?.code === 'link_expired' ? 'expired' : 'gone'
}
