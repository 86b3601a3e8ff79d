import {
  ChangedMeanwhileError,
  giveRelease,
  mayNow,
  SignatureError,
  signPreview,
  takeStepBack,
  type Person,
  type SigningKey,
} from 'delivery'
import { timingSafeEqual } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { Deeds } from '../pages/parts.tsx'
import { SteerPage } from '../pages/steer-page.tsx'
import { readForm } from '../people/forms.ts'
import { mayDo, visitorOf } from '../people/people.ts'
import { refuse } from '../people/routes.tsx'
import type { Sessions } from '../people/sessions.ts'
import type { Delivery } from '../read/delivery.ts'
import { readNow, type LiveRemote } from '../read/now.ts'
import type { Send } from '../send.tsx'
import { deedOf, readWish, type Wish } from './deeds.ts'

interface Sources {
  delivery: Delivery
  sessions: Sessions
  /** The console's own. */
  key: SigningKey
  send: Send
  /** Where visitors meet the site. */
  siteUrl: string
}

const previewSeconds = 24 * 3_600

/** What people do here with a remote: they are asked, and then it is done in their name. */
export function steerRoutes({ delivery, sessions, key, send, siteUrl }: Sources): Hono {
  const app = new Hono()

  /** Who wants what of which remote; an answer when that cannot be. */
  async function read(c: Context, fields: Record<string, string>) {
    const trusted = await delivery.readTrusted()
    const visitor = visitorOf(c, sessions, trusted)
    const now = await readNow(delivery)
    const remote = [...now.remotes, now.site].find(({ name }) => name === c.req.param('name'))
    const wish = readWish(fields)
    const deed = remote && wish ? deedOf(wish, remote) : null
    if (!remote || !deed || deed.isTyped) return c.notFound()
    if (!visitor) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`, 303)
    }
    const { person, session } = visitor
    if (!person || !mayDo(visitor, deed.right, remote.name))
      return say(
        c,
        `You are signed in as ${session.email}, and may not do this with ${remote.name}.`,
        403,
      )
    const { wish: wanted } = deed
    const hasIt =
      wanted.do === 'back' ||
      (await delivery.store.readRelease(remote.name, wanted.release, trusted).catch(() => null))
    if (!hasIt) return say(c, `${remote.name} has no release ${wanted.release}.`, 409)
    return { trusted, person, session, remote, deed }
  }

  const say = (c: Context, what: string, status: 403 | 409) =>
    send(
      c,
      'Nothing was done',
      <>
        <h1>Nothing was done</h1>
        <p>{what}</p>
        <p>
          <a href={`/remotes/${c.req.param('name')}`}>What visitors get now</a>
        </p>
      </>,
      status,
    )

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
    const { wish } = deed
    if (!isSame(form['form-token'], session.formToken)) return refuse(c, send)
    if (wish.do === 'show') return show(c, person, wish.release, remote)
    const author = { key, by: person.email, trusted, readTrusted: delivery.readTrusted }
    const reason = form['reason']?.trim().slice(0, 500)
    const step = { remote: remote.name, since: Number(form['since']), ...(reason && { reason }) }
    try {
      const { sequence } = await steer(author, wish, step)
      return c.redirect(`/remotes/${remote.name}?done=${sequence}`, 303)
    } catch (error) {
      if (error instanceof ChangedMeanwhileError) return say(c, `${error.message}.`, 409)
      if (error instanceof SignatureError) return say(c, `${error.message}.`, 403)
      throw error
    }
  })

  async function show(c: Context, person: Person, release: string, remote: LiveRemote) {
    const acting = { by: person.email, after: (await readNow(delivery)).sequence }
    const token = await signPreview(key, remote.name, release, previewSeconds, acting)
    const url = `${siteUrl}/_preview?token=${token}`
    const give = deedOf({ do: 'give', release }, remote)
    return send(
      c,
      'A link',
      <div data-still>
        <h1>A link</h1>
        <p className="effect">
          <a href={url}>
            The site with {remote.name} {release}
          </a>
        </p>
        <p className="soft">
          It works for a day, and as long as you may do this, for whoever has it.
        </p>
        <Deeds
          deeds={give ? [give] : []}
          remote={remote.name}
          may={(right) => mayNow(person, right, remote.name)}
        />
      </div>,
    )
  }

  async function steer(
    author: Parameters<typeof giveRelease>[1],
    wish: Exclude<Wish, { do: 'show' }>,
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
