import type { SiteItem, SiteMenu } from 'delivery'
import type { ReactNode } from 'react'
import type { Draft } from '../site-data/draft.ts'
import { Release } from './parts.tsx'
import { Navigation, type Offered } from './site-data.tsx'

/** A navigation as it is typed, and what is to be said of it. */
export interface Editing {
  draft: Draft
  /** What is wrong, by place. */
  faults: ReadonlyMap<string, string>
  /** Where somebody goes on: a field's place, or a press. */
  focus: string
  /** Id of the release that it began from, and of the newest that there was then; empty for what the shell was built with. */
  start: string
  seen: string
  /** What somebody should know before going on. */
  note: ReactNode
  offered: Offered
  siteUrl: string
  formToken: string
}

const lists = {
  header: { title: 'Header', adds: ['menu', 'link'] },
  footer: { title: 'Footer', adds: ['menu'] },
  lost: { title: 'Page that is not there (404)', adds: ['link', 'offer'] },
} as const

const fields: Record<string, string> = {
  label: 'label',
  to: 'address',
  note: 'half a line',
  offer: 'offer',
}

const nameOfField = (place: string) => fields[place.split('.').at(-1) ?? '']

/** Header, Services, React: address */
function whereOf(draft: Draft, place: string): string {
  const keys = place.split('.')
  const list = lists[keys[0] as keyof typeof lists] as { title: string } | undefined
  let node: unknown = draft
  const path = keys.flatMap((key) => {
    node = (node as Record<string, unknown> | undefined)?.[key]
    const { label, offer } = (node ?? {}) as { label?: string; offer?: string }
    return /^\d/.test(key) ? label || offer || `${Number(key) + 1}` : []
  })
  return `${[list?.title ?? 'By themselves', ...path].join(', ')}: ${nameOfField(place) ?? 'all'}`
}

const adding = { menu: 'Add a menu', link: 'Add a link', offer: 'Add what a remote offers' }

/** The form is the whole state: each press sends it, and brings it back. */
export function SiteEditorPage(editing: Editing) {
  const { draft, faults, focus, start, seen, note, formToken, offered } = editing
  const fault = (place: string, what: string) => (
    <p id={`${place}-fault`} className="fault" data-typed>
      {faults.has(place) && `${what} ${faults.get(place)}.`}
    </p>
  )
  const field = (place: string, label: string, value: string, longest: number) => (
    <div key={place}>
      <label htmlFor={place}>{label}</label>
      <input
        id={place}
        name={place}
        defaultValue={value}
        maxLength={longest}
        autoComplete="off"
        list={label === 'Offer' ? 'offers' : undefined}
        aria-invalid={faults.has(place)}
        aria-describedby={`${place}-fault`}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- the answer to a press goes on where that was
        autoFocus={focus === place}
      />
      {fault(place, label)}
    </div>
  )
  const press = (value: string, sign: string, text: string, isOff = false) => (
    <button
      key={value}
      name="do"
      value={value}
      aria-label={text}
      disabled={isOff}
      className="small"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- as above
      autoFocus={[value, `add ${value.split(' ')[1]}`].includes(focus)}
    >
      {sign}
    </button>
  )
  const fieldsOf = (entry: SiteItem | SiteMenu, place: string) => {
    if ('offer' in entry) return field(`${place}.offer`, 'Offer', entry.offer, 81)
    const label = field(`${place}.label`, 'Label', entry.label, 60)
    if ('links' in entry) return label
    const to = field(`${place}.to`, 'Address', entry.to, 200)
    const { note } = entry
    // Elsewhere none is shown.
    if (!note && !/links|lost/.test(place)) return [label, to]
    return [label, to, field(`${place}.note`, 'Half a line (if you like)', note ?? '', 100)]
  }
  const listOf = (
    entries: readonly (SiteItem | SiteMenu)[],
    place: string,
    title: string,
    adds: readonly (keyof typeof adding)[],
  ) => (
    <>
      {fault(place, 'These')}
      <ol role="list" className="nodes">
        {entries.map((entry, index) => {
          const at = `${place}.${index}`
          const name = ('offer' in entry ? entry.offer : entry.label) || 'the new one'
          return (
            <li key={at}>
              <fieldset className="node">
                <legend className="visually-hidden">{name}</legend>
                {fieldsOf(entry, at)}
                <p className="presses">
                  {press(`up ${at}`, '↑', `Move ${name} up`, index === 0)}
                  {press(`down ${at}`, '↓', `Move ${name} down`, index === entries.length - 1)}
                  {press(`remove ${at}`, 'Remove', `Remove ${name}`)}
                </p>
                {'links' in entry && (
                  <div className="below">
                    {listOf(entry.links, `${at}.links`, name, ['link', 'offer'])}
                  </div>
                )}
              </fieldset>
            </li>
          )
        })}
      </ol>
      <p className="presses">
        {adds.map((kind) => press(`${kind} ${place}`, adding[kind], `${adding[kind]} to ${title}`))}
      </p>
    </>
  )
  const parts = Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]
  return (
    <>
      <div id="note" data-typed role="status">
        {note}
        {faults.size > 0 && (
          <p className="failure">
            {faults.size === 1 ? 'One thing is' : `${faults.size} things are`} wrong:{' '}
            {[...faults].slice(0, 20).map(([place, fault]) => (
              <a key={place} href={`#${nameOfField(place) ? place : `${place}-fault`}`}>
                {whereOf(draft, place)} {fault}.{' '}
              </a>
            ))}
          </p>
        )}
      </div>
      <form method="post" action="/site-data" className="editor" data-checked>
        <input type="hidden" name="form-token" value={formToken} />
        <input type="hidden" name="start" value={start} />
        <input type="hidden" name="seen" value={seen} />
        <p className="choices">
          <button name="do" value="check">
            Check
          </button>
          <button name="do" value="publish">
            Publish
          </button>
          <button name="do" value="file">
            Save as a file
          </button>
        </p>
        <p className="soft">
          It begins from {start ? <Release id={start} /> : 'what the shell was built with'}.
          Publishing brings visitors nothing: each link is tried in a shell of its own, the header
          in a browser, and then a link shows it before anybody gets it. There is nothing to undo.
          The same, typed: <code>npm run delivery -- publish site --file site.json</code>
        </p>
        <div className="halves">
          <div>
            {parts.map(([place, { title, adds }]) => (
              <section key={place} aria-labelledby={`${place}-title`}>
                <h2 id={`${place}-title`}>{title}</h2>
                {listOf(draft[place], place, title, adds)}
              </section>
            ))}
            <section aria-labelledby="single">
              <h2 id="single">By themselves</h2>
              {(['getStarted', 'legal'] as const).map((place) => (
                <fieldset key={place} className="node">
                  <legend>
                    {place === 'legal' ? 'In the small print' : 'At the end of the mobile menu'}
                  </legend>
                  {fieldsOf(draft[place], place)}
                </fieldset>
              ))}
            </section>
            <datalist id="offers">
              {[...offered].map(([name, { label }]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </datalist>
          </div>
          <section aria-labelledby="preview" className="shown">
            <h2 id="preview">As visitors see it</h2>
            <div id="shown" data-typed>
              <Navigation {...editing} />
            </div>
          </section>
        </div>
      </form>
    </>
  )
}
