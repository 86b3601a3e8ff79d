import { visitorsOf, type LiveRemote } from '../read/now.ts'
import type { ReleaseContents } from '../read/one-release.ts'
import { deedsWith, previewOf } from '../steer/deeds.ts'
import { GateSection } from './gate-section.tsx'
import { bytesText, Deeds, Section, Table, type Rights } from './parts.tsx'
import { SiteDataSections } from './site-data.tsx'

interface ReleasePageProps {
  remote: string
  release: string
  contents: ReleaseContents
  /** What visitors get of its remote; undefined before the first. */
  live: LiveRemote | undefined
  rights: Rights
  /** A link that shows it to whoever has it; null where none is made here. */
  preview: string | null
}

/** One release: who gets it, what its gate saw, and what is in it. */
export function ReleasePage(props: ReleasePageProps) {
  const { remote, release, live, rights, preview } = props
  const { kit, signer, files, kitNames, packages, gate, site } = props.contents
  const deeds = live ? deedsWith(release, live) : []
  return (
    <>
      <h1>
        <a href={`/remotes/${remote}`}>{remote}</a> <code>{release}</code>
      </h1>
      <p className="soft">
        Signed by {signer}
        {kit && `, built for kit ${kit}`}. Visitors who get it:{' '}
        {visitorsOf(release, live) ?? 'none'}.
      </p>
      {deeds.length > 0 && (
        <Deeds deeds={[previewOf(remote, release, preview), ...deeds]} {...{ remote, rights }} />
      )}
      <GateSection gate={gate} path={`/remotes/${remote}/${release}`} />
      {site && <SiteDataSections site={site} />}
      <Section id="files" title="For browsers">
        <Table
          caption="Files for browsers, the largest first, before compression"
          heads={['File', 'Size']}
          empty="None."
          rows={files.map(({ path, bytes }) => [path, bytesText(bytes)])}
        />
      </Section>
      <Section id="packages" title="Packages that it ships">
        {typeof packages === 'string' ? (
          <p className="soft">{packages}</p>
        ) : (
          <Table
            caption="Packages with their licences, and where each ships to"
            heads={['Package', 'Version', 'Licence', 'Ships to']}
            empty="None: all that it needs is the kit’s."
            rows={packages.map((one) => [one.package, one.version, one.licence, one['ships to']])}
          />
        )}
      </Section>
      <Section id="kit" title="Names that it takes from the kit">
        <p>{kitNames.join(', ') || 'None.'}</p>
      </Section>
    </>
  )
}
