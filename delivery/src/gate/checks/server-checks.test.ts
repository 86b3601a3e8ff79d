import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { ReleaseManifest } from '../../releases/release.ts'
import type { TrialSite } from '../trial/trial-site.ts'
import { findOnServer } from './server-checks.ts'

const candidate = { remote: 'jobs', release: 'new' } as ReleaseManifest
const page = (release: string) =>
  `<main data-remote="jobs" data-release="${release}"><title>Jobs</title><h1>Jobs</h1></main>`

/** What is found of a page of the candidate's on a site that answers so. */
async function findingsOf(status: number, html: string) {
  const server = createServer((_, response) => response.writeHead(status).end(html))
  server.listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const site: Pick<TrialSite, 'url' | 'lastWords' | 'takeLog'> = {
    url,
    lastWords: () => Promise.resolve(null),
    takeLog: () => Promise.resolve([]),
  }
  return findOnServer(site as TrialSite, [{ address: '/jobs', isOwn: true }], candidate)
}

test('a whole page is no reason', async () => {
  expect(await findingsOf(200, page('new'))).toEqual({ reasons: [], staying: [] })
})

test.each([
  [404, page('new'), 'answered 404: its loader says that there is no such page'],
  [503, page('new'), 'answered 503: the shell logged no cause'],
  [200, page('old'), "has no region of jobs new in the server's HTML"],
  [200, page('new').replaceAll('h1', 'p'), "has no `h1` in the server's HTML"],
  [
    200,
    page('new').replace(/<title>.*<.title>/, '<svg><title>Bar</title></svg>'),
    "has no `title` in the server's HTML",
  ],
])('a page that answers %i with %s is a reason', async (status, html, reason) => {
  const { reasons } = await findingsOf(status, html)
  expect(reasons).toEqual([expect.stringContaining(`\`/jobs\` ${reason}`)])
})
