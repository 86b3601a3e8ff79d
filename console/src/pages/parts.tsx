import type { RegistryChange, RemoteRecord, Right } from 'delivery'
import type { ComponentProps, ReactNode } from 'react'
import { addressOf, builtIn, type Deed, type Link } from '../steer/deeds.ts'

interface TableProps {
  caption: string
  heads: readonly string[]
  /** The cells of each. */
  rows: readonly (readonly ReactNode[])[]
  /** What is said when there is none. */
  empty: string
}

/** A table with its caption; on a narrow screen it scrolls by itself, and can be reached by keyboard to do so. */
export function Table({ caption, heads, rows, empty }: TableProps) {
  if (rows.length === 0) return <p className="soft">{empty}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A part of a page, called what its heading says. */
export const Section = ({ id, title, children }: ComponentProps<'section'>) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)

/** What is typed into a terminal: no word of it breaks at one of its hyphens. */
export const Command = ({ line }: { line: string }) => (
  <code>
    {line.split(' ').flatMap((word, index) => [
      index > 0 && ' ',
      <span key={index} className="whole">
        {word}
      </span>,
    ])}
  </code>
)

/** A release's id: people compare its first characters. */
export const Release = ({ id }: { id: string }) =>
  id ? <code className="release">{id}</code> : builtIn

/** Who gets another release than the others. */
export const Canary = ({ canary }: { canary: RemoteRecord['canary'] }) =>
  canary ? (
    <>
      <Release id={canary.release} /> {canary.percent} %
    </>
  ) : (
    'none'
  )

/** UTC, to the second. */
export const Time = ({ at }: { at: string }) => (
  <time dateTime={at}>{at.slice(0, 19).replace('T', ' ')}</time>
)

/** Of whoever looks. */
export interface Rights {
  may: (right: Right) => boolean
  /** Why nobody can press here what they may. */
  hindrance: string | null | undefined
}

interface DeedsProps {
  deeds: readonly (Deed | Link)[]
  remote: string
  rights: Rights
}

/** What can be done with a remote: pressed by whoever may, or typed; what will happen then, and how it is undone. */
export const Deeds = ({ deeds, remote, rights: { may, hindrance } }: DeedsProps) => (
  <Section id="steer" title="Steer it">
    {hindrance && deeds.length > 0 && <p className="failure">{hindrance}.</p>}
    {deeds.length === 0 && <p className="soft">Nothing to do until there is another release.</p>}
    <ul role="list" className="commands">
      {deeds.map((deed) => {
        const { title, line, effect, undo } = deed
        const asked = 'wish' in deed && may(deed.right) ? addressOf(remote, deed.wish) : null
        const href = 'href' in deed ? deed.href : asked
        return (
          <li key={title} className="command">
            <h3>{href ? <a href={href}>{title} …</a> : title}</h3>
            <pre>
              <Command line={line} />
            </pre>
            <p className="soft">
              {effect} {undo}
            </p>
          </li>
        )
      })}
    </ul>
  </Section>
)

/** Of three digits: 1,234 bytes are 1.2 kB. */
export function bytesText(bytes: number): string {
  if (Math.abs(bytes) < 1_000) return `${bytes} bytes`
  const [size, unit] = Math.abs(bytes) < 1e6 ? [bytes / 1e3, 'kB'] : [bytes / 1e6, 'MB']
  return `${Math.abs(size) < 100 ? size.toFixed(1) : Math.round(size)} ${unit}`
}

/** Of two digits: 0.004 is 0.4 %. */
export function percentText(fraction: number): string {
  const percent = Math.max(0, fraction) * 100
  return `${percent.toFixed(percent < 10 ? 1 : 0)} %`
}

/** Whose word a change is; a console's own key says nothing of anybody. */
export function authorsOf({ author, by, kid, approvedBy = [] }: RegistryChange): string {
  const first = `${author} (${by === undefined ? `key ${kid.slice(0, 8)}` : `signed in as ${by}`})`
  return [first, ...approvedBy].join(', ')
}
