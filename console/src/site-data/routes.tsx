import {
  faultsOfSiteData,
  GateRefusal,
  parseSiteData,
  readSiteData,
  readVerifiedRelease,
  releaseIdSchema,
  siteFile,
  siteRemote,
  type Right,
  type SigningKey,
  type SiteData,
  type TrustedKeys,
} from 'delivery'
import { Hono, type Context } from 'hono'
import builtIn from 'shell/site-data' with { type: 'json' }
import * as v from 'valibot'
import { log } from '../log.ts'
import { Deeds, Time } from '../pages/parts.tsx'
import { SiteEditorPage, type Editing } from '../pages/site-editor-page.tsx'
import { readForm } from '../people/forms.ts'
import { mayDo, visitorOf } from '../people/people.ts'
import { refuse } from '../people/routes.tsx'
import type { Sessions } from '../people/sessions.ts'
import { createAttempts } from '../people/sign-in.ts'
import type { Delivery } from '../read/delivery.ts'
import { readNow, type Now } from '../read/now.ts'
import { readOffered, readReleases, type ReleaseFacts } from '../read/releases.ts'
import type { Send, SendSlowly, Status } from '../send.tsx'
import { deedsWith } from '../steer/deeds.ts'
import { isSame } from '../steer/routes.tsx'
import { edited, readDraft } from './draft.ts'
import type { PublishSite } from './gate.ts'

interface Sources {
  delivery: Delivery
  sessions: Sessions
  /** The console's own. */
  key: SigningKey
  /** What this host lacks for it, where it lacks something. */
  publishSite: PublishSite | string
  siteUrl: string
  send: Send
  sendSlowly: SendSlowly
}

/** Forms that are answered in a minute, of all people together: who types has one checked every half a second. */
const formsOfMinute = 300

/** The navigation is edited, checked as it is typed, looked at, and published in the name of who is signed in. */
export function siteDataRoutes(sources: Sources): Hono {
  const { delivery, sessions, key, publishSite, siteUrl, send, sendSlowly } = sources
  const mayPost = createAttempts(formsOfMinute)
  /** Who has something at the gate: it takes a browser and a shell, so that one is enough. */
  let atGate: string | null = null
  const app = new Hono()

  /** What somebody began from; by default, and where that cannot be read any more, what visitors get. */
  async function beginFrom(start: string | undefined, trusted: TrustedKeys) {
    const now = await readNow(delivery)
    const { stable } = now.site
    for (const id of start === '' ? [] : [start, stable]) {
      const data = id && (await readSite(id, trusted).catch(() => null))
      if (data) return { now, data, start: id }
    }
    return { now, data: parseSiteData(builtIn), start: '' }
  }

  async function readSite(release: string, trusted: TrustedKeys): Promise<SiteData> {
    const id = v.parse(releaseIdSchema, release)
    const { files } = await readVerifiedRelease(delivery.store, trusted, siteRemote, id)
    return readSiteData(files.get(siteFile) ?? new Uint8Array())
  }

  /** The release of site data that was published last, as it is this moment. */
  async function newestOf(now: Now) {
    const listReleases = (remote: string) => delivery.store.listReleases(remote)
    const history = await delivery.readHistory()
    const site = now.site
    return (await readReleases({ ...delivery, listReleases }, site, history)).releases[0]
  }

  const sendEditor = (c: Context, editing: Editing, status: Status = 200) =>
    send(
      c,
      'Site data',
      <>
        <h1>Site data</h1>
        <SiteEditorPage {...editing} />
      </>,
      status,
    )

  const may = (c: Context, trusted: TrustedKeys, right: Right) =>
    mayDo(visitorOf(c, sessions, trusted), right, siteRemote)

  app.get('/site-data', async (c) => {
    const trusted = await delivery.readTrusted()
    const visitor = visitorOf(c, sessions, trusted)
    const { pathname, search } = new URL(c.req.url)
    if (!visitor) return c.redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`, 303)
    const { now, data, start } = await beginFrom(c.req.query('release'), trusted)
    const newest = await newestOf(now)
    const isOther = newest && newest.id !== start
    const mayEdit = may(c, trusted, 'publish')
    const note = isOther && <Newer {...newest} when="The newest site data" />
    return sendEditor(c, {
      ...{ draft: data, faults: new Map(), focus: '', start, siteUrl, seen: newest?.id ?? '' },
      note: mayEdit ? note : mayNot(visitor.session.email),
      offered: await readOffered(delivery, now),
      formToken: visitor.session.formToken,
    })
  })

  app.post('/site-data', async (c) => {
    const form = await readForm(c)
    if (!form) return refuse(c, send)
    const typed = readDraft(form)
    if (!typed) return c.text('', 413)
    const press = form['do'] ?? 'check'
    const { draft, focus } = edited(typed, press)
    const trusted = await delivery.readTrusted()
    const visitor = visitorOf(c, sessions, trusted)
    const { start: began = '', seen = '' } = form
    const editing: Editing = {
      ...{ draft, faults: new Map(), focus, start: began, seen, siteUrl, note: null },
      ...{ offered: new Map(), formToken: visitor?.session.formToken ?? '' },
    }
    const again = (status: Status, more: Partial<Editing> = {}) =>
      sendEditor(c, { ...editing, ...more }, status)
    if (!mayPost()) return again(429, { note: 'Too many forms: try again in a minute.' })
    if (!visitor) return again(401, { note: signedOut })
    if (!may(c, trusted, 'publish')) return again(403, { note: mayNot(visitor.session.email) })
    const { now, data, start } = await beginFrom(began, trusted)
    const next = { ...data, ...draft }
    if (press === 'file') {
      c.header('Content-Disposition', 'attachment; filename="site.json"')
      return c.json(next)
    }
    const faults = new Map(
      focus ? [] : faultsOfSiteData(next).map(({ place, fault }) => [place, fault]),
    )
    const newest = await newestOf(now)
    const isNewer = newest !== undefined && newest.id !== seen
    const isOther = start !== began
    Object.assign(editing, { faults, start, offered: await readOffered(delivery, now) })
    if (!focus && faults.size === 0) editing.note = 'Nothing is wrong with what is typed.'
    if (isNewer) editing.note = <Newer {...newest} when="Meanwhile there is another, which" />
    else if (isOther) editing.note = startIsGone
    if (press !== 'publish') return again(200)
    if (faults.size > 0) return again(409)
    // Whoever presses once more has read it.
    if (isNewer || isOther) return again(409, { seen: newest?.id ?? '' })
    if (!isSame(form['form-token'], visitor.session.formToken)) return again(403, { note: anew })
    if (typeof publishSite === 'string') return again(409, { note: lacking(publishSite) })
    if (atGate !== null) return again(409, { note: `${atGate} has site data at the gate: wait.` })
    const { email: by } = visitor.session
    atGate = by
    const publisher = { store: delivery.store, trusted, key, acting: { by, after: now.sequence } }
    return sendSlowly(c, 'Publishing', <h1>Publishing</h1>, async (say) => {
      try {
        const { readTrusted } = delivery
        const { release } = await publishSite({ ...publisher, readTrusted }, next, say)
        return <Published release={release} may={(right) => may(c, trusted, right)} now={now} />
      } catch (error) {
        if (!(error instanceof GateRefusal)) log(40, 'site-data-not-published', error)
        return (
          <>
            <Refused error={error as Error} />
            <SiteEditorPage {...editing} note={null} />
          </>
        )
      } finally {
        atGate = null
      }
    })
  })
  return app
}

const signedOut = (
  <>
    You are not signed in any more, and what you typed is here:{' '}
    <a href="/sign-in" target="_blank" rel="noreferrer">
      sign in in another tab
    </a>
    , and press once more.
  </>
)
const anew = 'This is from before you signed in. Press once more.'
const startIsGone =
  'What it began from cannot be read any more: all but the navigation is as visitors have it now. Press once more.'
const mayNot = (email: string) =>
  `You are signed in as ${email}, and may not publish site data: the shell team does.`
const lacking = (what: string) =>
  `This console’s host lacks ${what}. Save it as a file, and type the line below.`

/** Somebody else's, of which whoever edits does not know. */
const Newer = ({ id, by, publishedAt, when }: ReleaseFacts & { when: string }) => (
  <p className="done">
    {when} {by} published at <Time at={publishedAt} /> UTC, is not in what stands here:{' '}
    <a href={`/remotes/${siteRemote}/${id}`}>look at it</a>,{' '}
    <a href={`/site-data?release=${id}`}>begin from it</a>, or publish yours beside it.
  </p>
)

const Refused = ({ error }: { error: Error }) => (
  <div className="failure">
    <p>Nothing was published.</p>
    <ul>
      {(error instanceof GateRefusal ? error.reasons : [error.message]).map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  </div>
)

const Published = ({
  release,
  now,
  may,
}: {
  release: string
  now: Now
  may: (right: Right) => boolean
}) => (
  <>
    <p className="done" role="status">
      Published: <a href={`/remotes/${siteRemote}/${release}`}>site {release}</a>. Nobody gets it
      yet.
    </p>
    <Deeds deeds={deedsWith(release, now.site)} remote={siteRemote} may={may} />
  </>
)
