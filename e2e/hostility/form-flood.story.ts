import { checkFlood } from 'supabase/tests/lead-checker/check-flood.ts'
import { startShell } from '../../shell/start-shell.ts'
import { expect, test } from '../site/fixtures.ts'
import { siteUnderTest } from '../site/site-under-test.ts'

/** The figures of decision 011 are of 2,000, in all three floods; without it the first two are tried, briefly. */
const asked = process.env['FLOOD_POSTS']
const posts = Number(asked ?? 120)
const persons = 20

const template = () => 'Cheap pills: https://spam.example'
const ownWords = (robot: number) => `Cheap pills ${robot}: https://spam.example/${robot}`

const floods = [
  {
    name: 'one network',
    // Many machines: what one machine may send the shell bounds before.
    addressOf: (robot: number) => `198.18.0.${robot % 250}`,
    messageOf: ownWords,
    mostRobots: 20,
  },
  {
    name: '200 networks with the same words',
    addressOf: (robot: number) => `198.18.${robot % 200}.1`,
    messageOf: template,
    mostRobots: 60,
  },
  {
    name: '200 networks, each mail with words of its own',
    addressOf: (robot: number) => `198.18.${robot % 200}.1`,
    messageOf: ownWords,
    mostRobots: 460,
  },
]

for (const { name, mostRobots, ...flood } of asked ? floods : floods.slice(0, 2)) {
  test(`a flood from ${name}: everybody who is a person has both mails, and few robots reach the firm`, async () => {
    const report = await checkFlood(
      { ...flood, posts, persons },
      { startShell, dataFolder: siteUnderTest.dataFolder },
    )
    process.stdout.write(`flood from ${name}: ${JSON.stringify(report)}\n`)
    for (const who of [report.thanked, report.reported, report.confirmed])
      expect(who.persons).toBe(persons)
    expect(report.reported.robots).toBeLessThanOrEqual(mostRobots)
    expect(report.confirmed.robots).toBeLessThanOrEqual(mostRobots)
  })
}
