import { randomBytes } from 'node:crypto'
import { settle } from './operator.ts'
import type { BuiltSite } from './processes.ts'
import { byPage, newSubmission } from './send-form.ts'
import { readLeads } from './verdict.ts'
import { withProcesses, type Processes } from './with-processes.ts'

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
export function checkFlood(flood: Flood, site: BuiltSite): Promise<FloodReport> {
  const secret = { SENDER_SECRET: randomBytes(32).toString('hex') }
  const check = async ({ backend, sink, shell }: Processes): Promise<FloodReport> => {
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
  }
  return withProcesses(site, check, { backend: secret, shell: { ...secret, TRUSTED_HOPS: '1' } })
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
  newSubmission({
    email: `person.${index}@example.org`,
    message: `Engineers for team ${index}.`,
  })
const robot = (index: number, { messageOf }: Flood) =>
  newSubmission({ email: `robot.${index}@example.org`, message: messageOf(index) })

function countOf(mailboxes: readonly string[]) {
  const known = [...new Set(mailboxes)]
  const of = (kind: string) => known.filter((mailbox) => mailbox.startsWith(`${kind}.`)).length
  return { robots: of('robot'), persons: of('person') }
}
