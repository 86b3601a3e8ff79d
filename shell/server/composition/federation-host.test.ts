import { makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ordinaryVisit } from './follow-registry.ts'
import { loadAhead } from './federation-host.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'

/** What the remote changes: it runs in this very process. */
const world = { starts: 0 }
beforeEach(() => void vi.stubGlobal('world', world))
afterEach(() => void vi.unstubAllGlobals())

async function loadRemote(serverStart: string, deadlineMs?: number) {
  const delivery = await makeDelivery()
  const build = await makeRemoteBuild({
    routes: `[${pageRoute('services', 'Services')}]`,
    serverStart,
  })
  await delivery.promote(await delivery.publishBuild(build))
  const compositions = await delivery.follow()
  await compositions.stop()
  const { log, lines } = collectLog('warn')
  await loadAhead(await compositions.of(ordinaryVisit), log, deadlineMs)
  return lines
}

test('the code of the live remotes runs before a page asks for it', async () => {
  expect(await loadRemote('globalThis.world.starts++')).toEqual([])
  expect(world.starts).toBe(1)
})

test.each([
  ['fails', 'throw new Error("broken")', 15_000, 'broken'],
  ['never comes', 'await new Promise(() => {})', 1, 'did not answer in time'],
])('a remote that %s is a line in the log and holds nothing up', async (_, code, ms, error) => {
  expect(await loadRemote(code, ms)).toEqual([
    expect.objectContaining({
      event: 'not-loaded',
      remote: 'catalogue',
      error: expect.stringContaining(error) as string,
    }),
  ])
})
