import {
  faultsOfSiteData,
  GateRefusal,
  parseSiteData,
  readSiteData,
  readVerifiedRelease,
  siteFile,
  siteRemote,
} from 'delivery'
import { Hono } from 'hono'
import builtIn from 'shell/site-data' with { type: 'json' }
import { log } from '../log.ts'
import { Time } from '../pages/parts.tsx'
import { SiteEditorPage, type Editing } from '../pages/site-editor-page.tsx'
import { readForm } from '../people/forms.ts'
import { hindranceOf } from '../people/keys.ts'
import { mayDo, sessionOf, visitorOf } from '../people/people.ts'
import { refuse } from '../people/routes.tsx'
import { createAttempts } from '../people/sign-in.ts'
import { readNow, type LiveRemote } from '../read/now.ts'
import { readReleases, type ReleaseFacts } from '../read/releases.ts'
import { say, type SendSlowly, type Status } from '../send.tsx'
import { isSame, type SteerSources } from '../steer/routes.tsx'
import { edited, readDraft } from './draft.ts'
import type { PublishSite } from './gate.ts'

/** Forms that are answered in a minute, of all people together: who types has one checked every half a second. */
const formsOfMinute = 300

interface SiteDataSources extends SteerSources {
  /** What this host lacks for it, where it lacks something. */
  publishSite: PublishSite | string
  sendSlowly: SendSlowly
}

/** The navigation is edited, checked as it is typed, looked at, and published in the name of who is signed in. */
export function siteDataRoutes(sources: SiteDataSources): Hono {
  const { delivery, sessions, key, send, publishSite, sendSlowly } = sources
  const { store, readTrusted } = delivery
  const mayPost = createAttempts(formsOfMinute)
  // Whose session has ended gets back what was typed, and takes nothing from others.
  const mayPostSignedOut = createAttempts()
  /** Who has something at the gate: it takes a browser and a shell, so that one is enough. */
  let atGate: string | null = null

  /** What somebody began from or, where that cannot be read, what visitors get; and what was published last. */
  async function read(start: string | undefined) {
    const [trusted, { remotes, sequence }] = [await readTrusted(), await readNow(delivery)]
    const site = remotes.find(({ name }) => name === siteRemote) as LiveRemote
    // As it is this moment: a list is kept for some seconds.
    const listed = { ...delivery, listReleases: (remote: string) => store.listReleases(remote) }
    const { releases } = await readReleases(listed, site, await delivery.readHistory())
    const found = { trusted, sequence, newest: releases[0] }
    for (const id of start === '' ? [] : [start, site.stable]) {
      const release =
        id && (await readVerifiedRelease(store, trusted, siteRemote, id).catch(() => null))
      const bytes = release && release.files.get(siteFile)
      if (bytes) return { ...found, data: readSiteData(bytes), start: id }
    }
    return { ...found, data: parseSiteData(builtIn), start: '' }
  }

  return new Hono().on(['GET', 'POST'], '/site-data', async (c) => {
    const isPost = c.req.method === 'POST'
    const form = isPost ? await readForm(c) : c.req.query()
    if (!form) return refuse(c, send)
    // Before anything is read: whoever reaches this may ask as often as they like.
    const isSignedIn = sessionOf(c, sessions) !== null
    if (!isSignedIn && !isPost) return c.redirect('/sign-in?next=/site-data', 303)
    if (!isSignedIn && !mayPostSignedOut())
      return say(send, c, 'Site data', `${tooMany}: go back, what you typed is there.`, 429)
    const press = (isPost && form['do']) || 'check'
    const found = await read(isPost ? form['start'] : form['release'])
    const { trusted, newest, data, start } = found
    const visitor = visitorOf(c, sessions, trusted)
    const { email: by, formToken } = visitor?.session ?? { email: '', formToken: '' }
    const { draft, focus } = edited(isPost ? readDraft(form) : data, press)
    const next = { ...data, ...draft }
    const [began, told] = isPost ? [form['start'] ?? '', form['seen'] ?? ''] : [start, start]
    const hidden = { 'form-token': formToken, start: began, seen: told }
    const editing: Editing = { draft, focus, hidden }
    const answer = (status: Status, note: Editing['note']) =>
      send(c, 'Site data', <SiteEditorPage {...editing} note={note} />, status)
    if (!visitor) return answer(401, signedOut)
    if (isPost && !mayPost()) return answer(429, `${tooMany}.`)
    if (!mayDo(visitor, 'publish', siteRemote))
      return answer(isPost ? 403 : 200, `${by} may not publish site data: the shell team does.`)
    const hindrance = hindranceOf(key, trusted, 'publish', siteRemote)
    if (hindrance) editing.refusal = `${hindrance}.`
    if (press === 'file') {
      c.header('Content-Disposition', 'attachment; filename="site.json"')
      return c.json(next)
    }
    if (!focus)
      editing.faults = new Map(faultsOfSiteData(next).map(({ place, fault }) => [place, fault]))
    const isRight = editing.faults?.size === 0
    const isToPublish = press === 'publish'
    const status = isToPublish ? 409 : 200
    // Whoever presses once more has read what is said; to whom only checks it is said as long as it is so.
    const hasRead = isToPublish && newest?.id === told && start === began
    if (newest && (newest.id !== start || start !== began) && !hasRead) {
      editing.hidden = { ...hidden, start, seen: newest.id }
      return answer(
        status,
        <>
          <Newer {...newest} />
          {!isToPublish && isPost && isRight && <p>{allRight}</p>}
        </>,
      )
    }
    if (!isToPublish || !isRight) return answer(status, isPost && isRight && allRight)
    // What is checked again says nothing of the press.
    const refused = (answered: Status, refusal: string) => {
      editing.refusal = refusal
      return answer(answered, '')
    }
    if (!isSame(form['form-token'], formToken)) return refused(403, 'Press once more, please.')
    if (typeof publishSite === 'string') return refused(409, lackOf(publishSite))
    if (hindrance) return answer(409, '')
    if (atGate !== null) return refused(409, `${atGate} has site data at the gate: wait.`)
    atGate = by
    const publisher = { store, trusted, readTrusted, key, acting: { by, after: found.sequence } }
    return sendSlowly(c, 'Publishing', async (tell) => {
      try {
        tell('At the gate, for some seconds: each link is tried, and the header in a browser.')
        return <Published {...await publishSite(publisher, next, tell)} />
      } catch (error) {
        if (!(error instanceof GateRefusal)) log(40, 'site-data-not-published', error)
        editing.refusal = `Nothing was published. ${(error as Error).message}`
        return <SiteEditorPage {...editing} />
      } finally {
        atGate = null
      }
    })
  })
}

const allRight = 'Nothing is wrong with what is typed.'
const tooMany = 'Too many forms at once. Try again in a minute'
const signedOut = 'Sign in again in another tab, and press once more: what you typed is here.'
const lackOf = (what: string) =>
  `This console’s host lacks ${what}: save it as a file, and type it.`

/** Of which whoever edits may not know. */
const Newer = ({ id, by, publishedAt }: ReleaseFacts) => (
  <p className="done">
    The newest site data, which {by} published at <Time at={publishedAt} /> UTC, is not in this:{' '}
    <a href={`/remotes/${siteRemote}/${id}`}>look at it</a>,{' '}
    <a href={`/site-data?release=${id}`}>begin from it</a>, or publish yours beside it.
  </p>
)

const Published = ({ release }: { release: string }) => (
  <div data-still>
    <h1>Published</h1>
    <p className="done" role="status">
      Nobody gets <a href={`/remotes/${siteRemote}/${release}`}>site {release}</a> yet: look at it
      there, and give it to everybody.
    </p>
  </div>
)
