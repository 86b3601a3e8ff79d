import type { GateReport } from 'delivery'
import { bytesText, Section, Table, Time } from './parts.tsx'

/** As gates take them. */
const pictureHeight = 1_000

/** What the gate saw of a release before anybody else: its pages, what they weigh, and how they look. */
export function GateSection({ gate, path }: { gate: GateReport | string | null; path: string }) {
  return (
    <Section id="gate" title="What the gate saw">
      {gate === null ? (
        <p className="soft">No report of a gate lies beside it.</p>
      ) : typeof gate === 'string' ? (
        <p className="failure">{gate}</p>
      ) : (
        <Report report={gate} path={path} />
      )}
    </Section>
  )
}

function Report({ report, path }: { report: GateReport; path: string }) {
  const { at, signer, notes, pages } = report
  return (
    <>
      <p className="soft">
        It passed on <Time at={at} />, UTC, says {signer}.
      </p>
      <ul className="notes">
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
      {pages.length > 0 && (
        <Table
          caption="Pages that it opened, and what the first view of each weighs"
          heads={['Page', 'Shown by', 'JavaScript', 'of it its own', 'CSS', 'Requests']}
          empty="None."
          rows={pages.map(({ address, isOwn, weights: { page, remote } }) => [
            <code key="page">{address}</code>,
            isOwn ? 'the remote' : 'others',
            bytesText(page.scriptBytes),
            bytesText(remote.scriptBytes),
            bytesText(page.styleBytes),
            page.requests,
          ])}
        />
      )}
      <ul role="list" className="pictures">
        {pages.map(({ address, pictures }) => (
          <li key={address}>
            <figure>
              {pictures.map(({ width, path: file }) => (
                <a key={width} href={`${path}/${file}`}>
                  <img
                    src={`${path}/${file}`}
                    alt={`${address}, ${width} pixels wide`}
                    {...{ width, height: pictureHeight }}
                    loading="lazy"
                  />
                </a>
              ))}
              <figcaption>
                <code>{address}</code>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </>
  )
}
