import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySite } from './check-leads.ts'
import { settle } from './operator.ts'
import { freeRow } from './ports.ts'
import { BackendProcess, ShellProcess, SinkProcess, type BuiltSite } from './processes.ts'
import { byPage, type Submission } from './send-form.ts'
import { readLeads } from './verdict.ts'

/** Robots who post the form of home, each under a mailbox of its own. */
export interface Flood {
  posts: number
  /** The address that a robot posts from. */
  addressOf: (robot: number) => string
  messageOf: (robot: number) => string
  /** People who send the form without JavaScript meanwhile, each from a network of their own. */
  persons: number
}

export interface FloodReport {
  /** Who was thanked. */
  thanked: { robots: number; persons: number }
  /** Of whom the firm has had a mail. */
  reported: { robots: number; persons: number }
  /** Who has had a confirmation. */
  confirmed: { robots: number; persons: number }
}

/** Every page that shows the form. */
const pages = ['/contact', '/', '/services/technical-interview', '/privacy-policy']
const atOnce = 8

/** Floods a site of its own, behind one proxy, with forms as browsers without scripts send them. */
export async function checkFlood(flood: Flood, site: BuiltSite): Promise<FloodReport> {
  const folder = mkdtempSync(join(tmpdir(), 'form-flood-'))
  const port = await freeRow(5)
  const secret = { SENDER_SECRET: randomBytes(32).toString('hex') }
  const sink = new SinkProcess(port + 3, join(folder, 'accepted.jsonl'))
  const backend = new BackendProcess(join(folder, 'data'), port, sink.port, secret)
  let shell: ShellProcess | undefined
  try {
    await Promise.all([sink.start(), backend.start()])
    const behindProxy = { ...secret, TRUSTED_HOPS: '1' }
    shell = new ShellProcess(copySite(site, join(folder, 'site')), port + 4, backend, behindProxy)
    await shell.start()
    const thanked = await sendAll(flood, shell.url)
    await settle(backend)
    const emailOf = new Map(
      (await readLeads(backend.openClient())).map(({ id, email }) => [id, email]),
    )
    const accepted = sink.readAccepted()
    const about = accepted.map(({ reference }) => emailOf.get(reference ?? '') ?? '')
    return {
      thanked: countOf(thanked),
      reported: countOf(about),
      confirmed: countOf(accepted.map(({ to }) => to)),
    }
  } finally {
    await Promise.all([shell?.kill(), backend.kill(), sink.kill()])
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
}

/** @returns the mailboxes of those who were thanked */
async function sendAll(flood: Flood, url: string): Promise<string[]> {
  const { posts, persons } = flood
  const thanked: string[] = []
  let begun = 0
  const send = async () => {
    while (begun < posts + persons) {
      const index = begun++
      const isPerson = index % Math.ceil((posts + persons) / persons) === 0
      const submission = isPerson ? person(index) : robot(index, flood)
      const path = isPerson ? pages[index % pages.length] : '/'
      const address = isPerson ? `203.0.${index % 250}.9` : flood.addressOf(index)
      const sendForm = byPage(url, path, { 'x-forwarded-for': address })
      if ((await sendForm(submission)) === 'acknowledged') thanked.push(submission.contact.email)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, send))
  return thanked
}

const person = (index: number) =>
  submissionOf(`person.${index}@example.org`, `Engineers for team ${index}.`)
const robot = (index: number, { messageOf }: Flood) =>
  submissionOf(`robot.${index}@example.org`, messageOf(index))

function submissionOf(email: string, message: string): Submission {
  const contact = {
    firstName: 'Ada',
    lastName: 'Byron',
    email,
    phone: '+1 512 555 0123',
    company: 'Engines & Sons',
    message,
  }
  return { contact, key: null, isAcknowledged: false, ids: new Set(), oddAnswers: [] }
}

function countOf(mailboxes: readonly string[]) {
  const known = [...new Set(mailboxes)]
  const of = (kind: string) => known.filter((mailbox) => mailbox.startsWith(`${kind}.`)).length
  return { robots: of('robot'), persons: of('person') }
}
