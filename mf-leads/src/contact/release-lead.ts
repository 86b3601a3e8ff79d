import { getBackend } from 'shared-ui/data'
import type { Notice } from '../posted-form/form-answer.ts'
import { releases } from './release-content.ts'

/** What a link of the firm's daily digest carries. */
const linkFields = ['lead', 'until', 'signature'] as const

export type ReleaseLink = Record<(typeof linkFields)[number], string>

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
