import { transportFaults } from './answers.ts'
import {
  codeFaults,
  faultyBuild,
  leakingBuild,
  processFaultBuild,
  processFaults,
  soundBuild,
  turningBuild,
  type CodeFault,
  type Side,
} from './builds.ts'
import { expectFrame, expectRecovered, isFileOf, retryIn } from './region.ts'
import { startFaultShell, type FaultShell } from './shell.ts'
import { checkFaultTable, type FaultRow } from './table.ts'
import { startTransit } from './transit.ts'
import { expect, test } from '../fixtures.ts'

/** A remote, a page of it, and an address that works whatever becomes of it. */
interface Subject {
  remote: string
  path: string
  other: string
}

const faults = [...transportFaults, 'missing stylesheet', ...codeFaults] as const
type Fault = (typeof faults)[number]

/** Stories of every fault that a remote can have, on the server's side and on the browser's. */
export function examineFaults(subject: Subject): void {
  const { remote, path, other } = subject
  const stops: (() => unknown)[] = []
  test.afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })

  test(`${remote}: every fault on the server side`, async ({ page }) => {
    const shell = await startFaultShell()
    stops.push(shell.stop)
    const rows: FaultRow[] = []
    const rowOnServer = {
      remote,
      side: 'server',
      seen: '200 with the last good release; where there is none, 503 with the message',
      recovery: '`Try again` brings the page',
    } as const

    async function withoutAnythingGood(fault: Fault) {
      const bad = await publishFaulty(shell, subject, fault, 'server')
      await shell.forget(remote, bad)
      shell.takeLog(remote)
      await shell.promoteFaulty(remote, bad)
      // A query keeps the last good document out of it.
      const answer = await page.goto(`${shell.url}${path}?fault=${encodeURIComponent(fault)}`)
      expect(answer?.status()).toBe(503)
      expect(answer?.headers()['retry-after']).toBe('30')
      await expectFrame(page)
      expect(shell.takeLog(remote), 'one log line').toHaveLength(1)
      for (const elsewhere of [other, '/'])
        expect((await fetch(shell.url + elsewhere)).status).toBe(200)
    }

    async function overGood(bad: string, good: string) {
      shell.takeLog(remote)
      await shell.promoteFaulty(remote, bad)
      const answer = await fetch(shell.url + path)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(`data-release="${good}"`)
      expect(shell.takeLog(remote), 'one log line').toHaveLength(1)
    }

    for (const fault of faults)
      await test.step(fault, async () => {
        await withoutAnythingGood(fault)
        shell.repair()
        const good = await shell.publish(remote, await soundBuild(subject))
        await shell.promote(remote, good)
        await retryIn(page).click()
        await expectRecovered(page, remote, good)
        expect((await fetch(shell.url + path)).status).toBe(200)
        await overGood(await publishFaulty(shell, subject, fault, 'server'), good)
        shell.repair()
        rows.push({ ...rowOnServer, fault })
      })

    // What the visitor sees is the same page as before, so it is read here, not looked at.
    const good = await shell.publish(remote, await soundBuild(subject))
    for (const fault of processFaults)
      await test.step(fault, async () => {
        const bad = await shell.publish(remote, await processFaultBuild(subject, fault))
        await shell.forget(remote, bad, good)
        shell.takeLog(remote)
        await shell.promoteFaulty(remote, bad)
        const answer = await fetch(`${shell.url}${path}?fault=${encodeURIComponent(fault)}`)
        expect(answer.status).toBe(503)
        expect(answer.headers.get('retry-after')).toBe('30')
        expect(await answer.text()).toContain('Try again')
        expect(shell.takeLog(remote), 'one log line').toHaveLength(1)
        for (const elsewhere of [other, '/'])
          expect((await fetch(shell.url + elsewhere)).status).toBe(200)
        await shell.promote(remote, good)
        expect(await (await fetch(shell.url + path)).text()).toContain(`data-release="${good}"`)
        await overGood(bad, good)
        rows.push({ ...rowOnServer, fault })
      })

    let views = 0
    const expectPageOf = async (release: string) => {
      const answer = await fetch(`${shell.url}${path}?view=${++views}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain(`data-release="${release}"`)
    }
    await shell.promote(remote, good)
    const turned = 'good for a while, then never returns'
    await test.step(turned, async () => {
      const turning = await shell.publish(remote, await turningBuild(subject))
      await shell.promote(remote, turning)
      for (let view = 1; view <= 3; view++) await expectPageOf(turning)
      shell.takeLog(remote)
      await expectPageOf(good)
      expect(shell.takeLog(remote), 'one log line').toHaveLength(1)
      const seen = '200 with that release, then with the one before it, which was good'
      rows.push({ ...rowOnServer, fault: turned, seen, recovery: 'the next release is shown' })
    })
    await test.step('leaks slowly', async () => {
      const leaking = await shell.publish(remote, await leakingBuild(subject))
      await shell.promote(remote, leaking)
      shell.takeLog(remote)
      const replaced = async () => {
        const metrics = await (await fetch(`${shell.url}/metrics`)).text()
        return Number(/render_worker_ends_total\{cause="tired"\} (\d+)/.exec(metrics)?.[1] ?? 0)
      }
      const before = await replaced()
      const view = async () => {
        await expectPageOf(leaking)
        return replaced()
      }
      await expect.poll(view, { intervals: [300], timeout: 300_000 }).toBeGreaterThan(before)
      await expectPageOf(leaking)
      expect(shell.takeLog(remote)).toEqual([])
      const seen = '200 with that release: its process is replaced before memory is full'
      rows.push({ ...rowOnServer, fault: 'leaks slowly', seen, recovery: 'nobody noticed' })
    })

    await shell.promote(remote, good)
    expect((await fetch(shell.url + path)).status).toBe(200)
    const bad = await publishFaulty(shell, subject, 'throws on render', 'server')
    await shell.forget(remote, bad)
    expect((await fetch(shell.url + path)).status, 'nothing of what was retired').toBe(503)
    await shell.promoteFaulty(remote, bad)
    const document = await fetch(shell.url + path)
    expect(document.status, 'the last good document').toBe(200)
    expect(document.headers.get('age')).toMatch(/^\d+$/)
    checkFaultTable(rows)
  })

  test(`${remote}: every fault on the browser side`, async ({ page }) => {
    const shell = await startFaultShell()
    stops.push(shell.stop)
    const transit = await startTransit(shell.url)
    stops.push(transit.stop)
    const rows: FaultRow[] = []
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++
    })

    async function begin(fault: Fault): Promise<string> {
      if (isCodeFault(fault)) {
        const bad = await publishFaulty(shell, subject, fault, 'browser')
        await shell.promote(remote, bad)
        return bad
      }
      const ending = fault === 'missing stylesheet' ? '.css' : '.js'
      await transit.disturb(page, transportOf(fault), (file) => isFileOf(file, remote, ending))
      return (await shell.liveRelease(remote)) ?? ''
    }

    async function end(fault: Fault, release: string): Promise<string> {
      await transit.repair(page)
      if (!isCodeFault(fault)) return release
      const good = await shell.publish(remote, await soundBuild(subject))
      await shell.promote(remote, good)
      return good
    }

    for (const fault of faults)
      await test.step(fault, async () => {
        const bad = await begin(fault)
        shell.takeLog(remote)
        documents = 0
        const answer = await page.goto(shell.url + path)
        expect(answer?.status()).toBe(200)
        await expectFrame(page)
        const told: string[] = []
        const tell = () => told.push(...shell.takeLog(remote).map((line) => JSON.stringify(line)))
        await expect.poll(tell, 'a log line').toBeGreaterThan(0)
        expect(told, 'one log line').toHaveLength(1)
        expect(documents, 'no reload by itself').toBe(1)
        expect((await fetch(shell.url + other)).status).toBe(200)

        const release = await end(fault, bad)
        await retryIn(page).click()
        await expectRecovered(page, remote, release)
        expect(documents, 'one new document').toBe(2)
        const recovery =
          release === bad
            ? '`Try again` brings the page, in a new document'
            : '`Try again` brings the page of the next release'
        rows.push({ remote, side: 'browser', fault, seen: 'the message in its region', recovery })
      })
    checkFaultTable(rows)
  })
}

async function publishFaulty(
  shell: FaultShell,
  subject: Subject,
  fault: Fault,
  side: Side,
): Promise<string> {
  const { remote } = subject
  if (isCodeFault(fault)) {
    const isOld = side === 'server' && fault === 'incompatible shared kit'
    const folder = await faultyBuild(subject, fault, side)
    return shell.publish(remote, folder, isOld ? '2.0.0' : '1.0.0')
  }
  const release = await shell.publish(remote, await soundBuild(subject))
  const ending = fault === 'missing stylesheet' ? '.css' : '.js'
  shell.disturb(
    transportOf(fault),
    (key) => key.startsWith(`${remote}/${release}/`) && key.endsWith(ending),
  )
  return release
}

function transportOf(fault: Exclude<Fault, (typeof codeFaults)[number]>) {
  return fault === 'missing stylesheet' ? '404' : fault
}

function isCodeFault(fault: Fault): fault is CodeFault {
  return (codeFaults as readonly string[]).includes(fault)
}
