import type { SiteItem, SiteMenu } from 'delivery'
import type { ReactNode } from 'react'
import type { Draft } from '../site-data/draft.ts'
import { Command, Release } from './parts.tsx'
import { Navigation } from './site-data.tsx'

/** A navigation as it is typed, and what is to be said of it. */
export interface Editing {
  draft: Draft
  /** What is wrong, by place. */
  faults?: ReadonlyMap<string, string>
  /** Where somebody goes on: a field's place, or a press. */
  focus?: string
  /** Of the form: its token, which release it began from, and which was the newest then. */
  hidden: { 'form-token': string; start: string; seen: string }
  /** What somebody should know before going on, as it is typed, and what the gate said. */
  note?: ReactNode
  refusal?: string
}

const titles = {
  ...{ header: 'Header', footer: 'Footer', lost: 'Page that is not there (404)' },
  ...{ getStarted: 'End of the mobile menu', legal: 'Small print' },
}
const names = { label: 'Label', to: 'Address', note: 'Note', offer: 'Offer of a remote' }
const adding = { menu: 'Add a menu', link: 'Add a link', offer: 'Add what a remote offers' }
const addsOf: Record<string, (keyof typeof adding)[]> = {
  header: ['menu', 'link'],
  footer: ['menu'],
}

/** The form is the whole state: each press sends it, and brings it back. */
export function SiteEditorPage({ draft, faults = new Map(), focus, hidden, ...said }: Editing) {
  const fault = (place: string, what: string) => (
    <p id={`${place}-fault`} className="fault" data-typed>
      {faults.has(place) && `${what} ${faults.get(place)}.`}
    </p>
  )
  const field = (place: string, name: string, value = '') => (
    <div key={place}>
      <label htmlFor={place}>{name}</label>
      <input
        {...{ id: place, name: place, defaultValue: value, autoComplete: 'off' }}
        {...{ 'aria-invalid': faults.has(place), 'aria-describedby': `${place}-fault` }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a press goes on where that was
        autoFocus={focus === place}
      />
      {fault(place, name)}
    </div>
  )
  const press = (value: string, text: string, more = '') => (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
    <button key={value} name="do" value={value} autoFocus={focus === value}>
      {text} <span className="visually-hidden">{more}</span>
    </button>
  )
  const node = (entry: SiteItem | SiteMenu, place: string) => {
    const name = ('label' in entry ? entry.label : entry.offer) || 'the new one'
    const hasNote = 'to' in entry && (entry.note || /links|lost/.test(place))
    const shown: Record<string, unknown> = { ...entry, ...(hasNote && { note: entry.note }) }
    return (
      <fieldset className="filter" aria-label={name}>
        {Object.entries(names).map(
          ([key, name]) => key in shown && field(`${place}.${key}`, name, shown[key] as string),
        )}
        {/\d$/.test(place) && (
          <p className="choices">
            {['Up', 'Down', 'Remove'].map((verb) =>
              press(`${verb.toLowerCase()} ${place}`, verb, name),
            )}
          </p>
        )}
        {'links' in entry && list(entry.links, `${place}.links`, name)}
      </fieldset>
    )
  }
  const rows = (entries: readonly (SiteItem | SiteMenu)[], place: string) => (
    <ol role="list">
      {entries.map((entry, index) => (
        <li key={index}>{node(entry, `${place}.${index}`)}</li>
      ))}
    </ol>
  )
  /** A menu's links are folded away, but where somebody is at work or something is wrong. */
  const isOpen = (place: string) =>
    [focus ?? '', ...faults.keys()].some((at) => at.includes(`${place}.`))
  const list = (entries: readonly (SiteItem | SiteMenu)[], place: string, title: string) => (
    <>
      {fault(place, 'These')}
      {place.endsWith('.links') ? (
        <details open={isOpen(place)}>
          <summary>
            {entries.length} {entries.length === 1 ? 'link' : 'links'}{' '}
            <span className="visually-hidden">of {title}</span>
          </summary>
          {rows(entries, place)}
        </details>
      ) : (
        rows(entries, place)
      )}
      <p className="choices adds">
        {(addsOf[place] ?? ['link', 'offer']).map((kind) =>
          press(`${kind} ${place}`, adding[kind], `to ${title}`),
        )}
      </p>
    </>
  )
  return (
    <>
      <h1>Site data</h1>
      {said.refusal && <p className="failure">{said.refusal}</p>}
      <div id="note" data-typed role="status">
        {said.note}
        {[...faults.keys()].slice(0, 1).map((first) => (
          <a key={first} className="failure" href={`#${first}-fault`}>
            Wrong so far: {faults.size}
          </a>
        ))}
      </div>
      <form method="post" action="/site-data" data-checked>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="choices">
          {press('check', 'Check')} {press('publish', 'Publish')} {press('file', 'Save as a file')}
        </p>
        <p className="soft">
          It begins from <Release id={hidden.start} />. Publishing brings visitors nothing: each
          link is tried in a shell of its own, the header in a browser, and then a link shows it
          before anybody gets it. There is nothing to undo. The same, typed:{' '}
          <Command line="npm run delivery -- publish site --file site.json" />
        </p>
        <div className="pl-columns">
          <div>
            {(Object.keys(titles) as (keyof Draft)[]).map((place) => {
              const [title, part] = [titles[place], draft[place]]
              return (
                <section key={place} aria-label={title}>
                  <h2>{title}</h2>
                  {Array.isArray(part) ? list(part, place, title) : node(part, place)}
                </section>
              )
            })}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself */}
          <section aria-labelledby="preview" id="shown" data-typed tabIndex={0}>
            <Navigation draft={draft} />
          </section>
        </div>
      </form>
    </>
  )
}
