import { Hono, type Context } from 'hono'
import { SignInPage } from '../pages/sign-in-page.tsx'
import type { Send } from '../send.tsx'
import { readForm } from './forms.ts'
import { beginSession, endSession } from './people.ts'
import type { Sessions } from './sessions.ts'
import { createAttempts, type CheckPassword } from './sign-in.ts'

interface Sources {
  sessions: Sessions
  /** Null where nobody can sign in. */
  check: CheckPassword | null
  send: Send
}

/** How people sign in and out. */
export function peopleRoutes({ sessions, check, send }: Sources): Hono {
  const mayTry = createAttempts()
  const app = new Hono()
  app.get('/sign-in', (c) =>
    check ? send(c, 'Sign in', <SignInPage next={ownPath(c.req.query('next'))} />) : c.notFound(),
  )
  app.post('/sign-in', async (c) => {
    const form = await readForm(c)
    if (!check || !form) return refuse(c, send)
    const next = ownPath(form['next'])
    const again = (failure: string, status: 401 | 429 | 503) =>
      send(c, 'Sign in', <SignInPage {...{ failure, next }} />, status)
    if (!mayTry()) return again('Too many attempts: try again in a minute.', 429)
    const [email = '', password = ''] = [form['email'], form['password']]
    const found = await check(email.slice(0, 200), password.slice(0, 200)).catch(() => undefined)
    if (found === undefined)
      return again('The backend that people sign in to does not answer.', 503)
    if (found === null) return again('That is no email and password of an account here.', 401)
    beginSession(c, sessions, found)
    return c.redirect(next, 303)
  })
  app.post('/sign-out', async (c) => {
    if (!(await readForm(c))) return refuse(c, send)
    endSession(c, sessions)
    return c.redirect('/', 303)
  })
  return app
}

/** A form from elsewhere, or none. */
export const refuse = (c: Context, send: Send) =>
  send(
    c,
    'Not from here',
    <>
      <h1>Nothing was done</h1>
      <p>This was not sent from a page of this console that you have open.</p>
    </>,
    403,
  )

/** A path of ours, whatever a link says. */
function ownPath(path = '/'): string {
  return /^\/(?![/\\])[\w/.?=&%-]*$/.test(path) ? path : '/'
}
