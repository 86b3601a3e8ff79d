import type { ReleaseContents } from '../read/one-release.ts'
import { bytesText, Table } from './parts.tsx'
import { SiteDataSections } from './site-data.tsx'

/** What is in a release: files, packages, and what it takes from the kit. */
export function ReleasePage({
  remote,
  release,
  contents: { kit, signer, files, kitNames, packages, site },
}: {
  remote: string
  release: string
  contents: ReleaseContents
}) {
  return (
    <>
      <h1>
        <a href={`/remotes/${remote}`}>{remote}</a> <code>{release}</code>
      </h1>
      <p className="soft">
        Signed by {signer}, built for kit {kit}
      </p>
      {site && <SiteDataSections site={site} />}
      <section aria-labelledby="files">
        <h2 id="files">For browsers</h2>
        <Table
          caption="Files for browsers, the largest first, before compression"
          heads={['File', 'Size']}
          empty="None."
          rows={files.map(({ path, bytes }) => ({ key: path, cells: [path, bytesText(bytes)] }))}
        />
      </section>
      <section aria-labelledby="packages">
        <h2 id="packages">Packages that it ships</h2>
        {typeof packages === 'string' ? (
          <p className="soft">{packages}</p>
        ) : (
          <Table
            caption="Packages that it ships"
            heads={['Package', 'Version', 'Licence', 'Ships to']}
            empty="None: all that it needs is the kit’s."
            rows={packages.map((one) => ({
              key: `${one.package} ${one.version}`,
              cells: [one.package, one.version, one.licence, one['ships to']],
            }))}
          />
        )}
      </section>
      <section aria-labelledby="kit">
        <h2 id="kit">Names that it takes from the kit</h2>
        <p>{kitNames.join(', ') || 'None.'}</p>
      </section>
    </>
  )
}
