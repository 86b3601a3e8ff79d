import { ChangedMeanwhileError, giveRelease, SignatureError, takeStepBack } from 'delivery'
import type { SigningKey } from 'delivery'
import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { SteerPage } from '../pages/steer-page.tsx'
import { readForm } from '../people/forms.ts'
import { hindranceOf } from '../people/keys.ts'
import { mayDo, visitorOf } from '../people/people.ts'
import { refuse } from '../people/routes.tsx'
import { signInPath } from '../people/sign-in-path.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Delivery } from '../read/delivery.ts'
import { readNow } from '../read/now.ts'
import { say, type Send } from '../send.tsx'
import { deedOf, readWish, type Wish } from './deeds.ts'

export interface SteerSources {
  delivery: Delivery
  sessions: Sessions
  /** The console's own. */
  key: SigningKey
  send: Send
}

/** What people do here with a remote: they are asked, and then it is done in their name. */
export function steerRoutes({ delivery, sessions, key, send }: SteerSources): Hono {
  const app = new Hono()

  /** Who wants what of which remote; an answer when that cannot be. */
  async function read(c: Context, fields: Record<string, string>) {
    const trusted = await delivery.readTrusted()
    const visitor = visitorOf(c, sessions, trusted)
    const now = await readNow(delivery)
    const remote = now.remotes.find(({ name }) => name === c.req.param('name'))
    const wish = readWish(fields)
    const deed = remote && wish ? deedOf(wish, remote) : null
    if (!remote || !deed) return c.notFound()
    if (!visitor) return c.redirect(signInPath(c.req.url), 303)
    const { person, session } = visitor
    if (!person || !mayDo(visitor, deed.right, remote.name))
      return refuseWith(
        c,
        `You are signed in as ${session.email}, and may not do this with ${remote.name}.`,
        403,
      )
    const hindrance = hindranceOf(key, trusted, deed.right, remote.name)
    if (hindrance) return refuseWith(c, `${hindrance}.`, 403)
    const { wish: wanted } = deed
    const hasIt =
      wanted.do === 'back' ||
      (await delivery.store.readRelease(remote.name, wanted.release, trusted).catch(() => null))
    if (!hasIt) return refuseWith(c, `${remote.name} has no release ${wanted.release}.`, 409)
    return { trusted, person, session, remote, deed }
  }

  const refuseWith = (c: Context, what: string, status: 403 | 409) => {
    const back = <a href={`/remotes/${c.req.param('name')}`}>What visitors get now</a>
    return say(
      send,
      c,
      'Nothing was done',
      <>
        {what} {back}
      </>,
      status,
    )
  }

  app.get('/remotes/:name/steer', async (c) => {
    const found = await read(c, c.req.query())
    if (found instanceof Response) return found
    const { session, remote, deed } = found
    const asked = { deed, since: remote.newest, formToken: session.formToken }
    return send(c, deed.title, <SteerPage {...asked} remote={remote.name} />)
  })

  app.post('/remotes/:name/steer', async (c) => {
    const form = await readForm(c)
    if (!form) return refuse(c, send)
    const found = await read(c, form)
    if (found instanceof Response) return found
    const { trusted, person, session, remote, deed } = found
    if (!isSame(form['form-token'], session.formToken)) return refuse(c, send)
    const author = { key, by: person.email, trusted, readTrusted: delivery.readTrusted }
    const reason = form['reason']?.trim().slice(0, 500)
    const step = { remote: remote.name, since: Number(form['since']), ...(reason && { reason }) }
    try {
      const { sequence } = await steer(author, deed.wish, step)
      return c.redirect(`/remotes/${remote.name}?done=${sequence}`, 303)
    } catch (error) {
      if (error instanceof ChangedMeanwhileError) return refuseWith(c, `${error.message}.`, 409)
      if (error instanceof SignatureError) return refuseWith(c, `${error.message}.`, 403)
      throw error
    }
  })

  async function steer(
    author: Parameters<typeof giveRelease>[1],
    wish: Wish,
    step: { remote: string; since: number },
  ) {
    const { store } = delivery
    if (wish.do === 'back') return (await takeStepBack(store, author, step)).registry
    const percent = wish.do === 'give' ? 100 : wish.percent
    return giveRelease(store, author, { ...step, release: wish.release, percent })
  }
  return app
}

export function isSame(given = '', wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
