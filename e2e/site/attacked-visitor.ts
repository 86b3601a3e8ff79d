import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { byPage, newSubmission } from 'supabase/tests/lead-checker/send-form.ts'

const paths = [
  '/',
  '/about',
  '/services',
  '/industries/healthcare',
  '/glossary',
  '/roles/data-engineer',
]
const pauseMs = 100
/** A form now and then: they are rarer than pages. */
const pagesToAForm = 20
const patienceMs = 10_000

/** What somebody met who reads pages one after the other and sends a form now and then. */
export interface Visit {
  /** Of pages and forms together. */
  asked: number
  failures: string[]
  /** Milliseconds that each page took. */
  pageTimes: number[]
}

/** @param isOver is told how many pages and forms were asked for */
export async function visitUntil(site: URL, isOver: (asked: number) => boolean): Promise<Visit> {
  const visit: Visit = { asked: 0, failures: [], pageTimes: [] }
  const sendForm = byPage(site.origin)
  for (let index = 0; !isOver(visit.asked); index++) {
    const path = paths[index % paths.length] ?? '/'
    visit.asked++
    const startedAt = performance.now()
    const failure = await readPage(new URL(path, site))
    if (failure) visit.failures.push(`${path}: ${failure}`)
    else visit.pageTimes.push(performance.now() - startedAt)
    if (index % pagesToAForm === 0) {
      visit.asked++
      const form = anotherForm()
      const answer = await sendForm(form, patienceMs)
      if (answer !== 'acknowledged')
        visit.failures.push(`a form was ${answer} ${form.oddAnswers.join()}`)
    }
    await delay(pauseMs)
  }
  return visit
}

async function readPage(url: URL): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    const html = await response.text()
    if (response.status !== 200) return `answered ${response.status}`
    return html.endsWith('</html>') ? null : 'came incomplete'
  } catch (error) {
    return String(error)
  }
}

function anotherForm() {
  const id = randomUUID()
  return newSubmission({
    email: `ada.${id}@example.org`,
    message: `We look for two platform engineers in Leeds, from March on. Reference ${id}.`,
  })
}
