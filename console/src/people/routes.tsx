import { Hono, type Context } from 'hono'
import { log } from '../log.ts'
import { SignedInPage, SignInPage } from '../pages/sign-in-page.tsx'
import { say, type Send } from '../send.tsx'
import type { Directory } from './directory.ts'
import { isFromHere, readForm } from './forms.ts'
import { beginSession, endSession, keepQuestion, takeQuestion } from './people.ts'
import type { Sessions } from './sessions.ts'
import { ownPath } from './sign-in-path.ts'
import { createAttempts, type CheckPassword } from './sign-in.ts'

interface Sources {
  sessions: Sessions
  /** Null where nobody signs in with a password. */
  check: CheckPassword | null
  /** Null where nobody signs in by OpenID Connect. */
  directory: Directory | null
  send: Send
}

/** How people sign in and out. */
export function peopleRoutes({ sessions, check, directory, send }: Sources): Hono {
  const mayTry = createAttempts()
  const mayAsk = createAttempts()
  const app = new Hono()
  const again = (c: Context, next: string, failure: string, status: 401 | 429 | 503) =>
    send(c, 'Sign in', <SignInPage {...{ failure, next, ...ways }} />, status)
  const ways = { hasPasswords: check !== null, hasDirectory: directory !== null }
  app.get('/sign-in', (c) =>
    check || directory
      ? send(c, 'Sign in', <SignInPage next={ownPath(c.req.query('next'))} {...ways} />)
      : c.notFound(),
  )
  app.post('/sign-in', async (c) => {
    const form = await readForm(c)
    if (!check || !form) return refuse(c, send)
    const next = ownPath(form['next'])
    if (!mayTry()) return again(c, next, tooMany, 429)
    const [email = '', password = ''] = [form['email'], form['password']]
    const found = await check(email.slice(0, 200), password.slice(0, 200)).catch(() => undefined)
    if (found === undefined)
      return again(c, next, 'The backend that people sign in to does not answer.', 503)
    if (found === null)
      return again(c, next, 'That is no email and password of an account here.', 401)
    beginSession(c, sessions, found)
    return c.redirect(next, 303)
  })
  app.get('/sign-in/directory', async (c) => {
    const next = ownPath(c.req.query('next'))
    if (!directory) return c.notFound()
    // A page elsewhere could spend everybody's attempts.
    if (!isFromHere(c)) return refuse(c, send)
    if (!mayAsk()) return again(c, next, tooMany, 429)
    const asked = await directory.ask(next).catch(notAnswered)
    if (!asked) return again(c, next, silentDirectory, 503)
    keepQuestion(c, asked.state)
    return c.redirect(asked.url, 302)
  })
  app.get('/sign-in/directory/answer', async (c) => {
    const state = takeQuestion(c)
    if (!directory) return c.notFound()
    const found = await directory.answer(new URL(c.req.url), state).catch(notAnswered)
    if (found === undefined) return again(c, '/', silentDirectory, 503)
    if (found === null) return again(c, '/', notVouchedFor, 401)
    beginSession(c, sessions, found.email)
    // Browsers do not show a session of this strictness to the page that another site leads to, but to the next.
    c.header('Refresh', `0; url=${found.next}`)
    return send(c, 'Signed in', <SignedInPage {...found} />)
  })
  app.post('/sign-out', async (c) => {
    if (!(await readForm(c))) return refuse(c, send)
    endSession(c, sessions)
    return c.redirect('/', 303)
  })
  return app
}

const tooMany = 'Too many attempts: try again in a minute.'
const notVouchedFor = 'The directory does not say that this is you, with a verified email.'
const silentDirectory = 'The directory that people sign in to does not answer.'

function notAnswered(error: unknown): undefined {
  log(40, 'directory-away', error)
}

/** A form from elsewhere, or none. */
export const refuse = (c: Context, send: Send) => say(send, c, 'Nothing was done', notFromHere, 403)
const notFromHere = 'This was not sent from a page of this console that you have open.'
