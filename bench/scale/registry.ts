import { appendFile, cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promote, siteRemote } from 'delivery'
import { openDataFolder, publishUngated } from 'delivery/testing-release'
import { publishSiteText } from 'delivery/testing-site-data'
import { root } from '../../commands/root.ts'
import { publishRemotes } from '../../commands/site/publish-remotes.ts'
import siteData from '../../shell/src/site-data.json' with { type: 'json' }

/** The largest of the site's own, of which the others are copies. */
const model = 'mf-catalogue'

/** The site's remotes and copies of one of them, each a release of its own on its own prefix, as many as wanted. */
export async function publishMany(dataFolder: string, copies: number): Promise<void> {
  await publishRemotes({ DATA_DIR: dataFolder })
  const names = Array.from({ length: copies }, (_, index) => `copy-${index + 1}`)
  const { store, trusted, author } = await openDataFolder(dataFolder, names)
  for (const remote of names) {
    const folder = join(dataFolder, 'builds', remote)
    await cp(join(root, model, 'dist'), folder, { recursive: true })
    await makeItsOwn(folder, remote)
    const release = await publishUngated(dataFolder, { remote, folder })
    await store.changeRegistry(promote(remote, release), author)
  }
  const prefixes = {
    ...siteData.prefixes,
    ...Object.fromEntries(names.map((name) => [name, name])),
  }
  const publisher = { store, trusted, key: author.key }
  const release = await publishSiteText(publisher, JSON.stringify({ ...siteData, prefixes }))
  await store.changeRegistry(promote(siteRemote, release), author)
}

/** Real remotes share no byte, nor a hash, which would compress to nothing. */
async function makeItsOwn(folder: string, remote: string): Promise<void> {
  for (const path of await readdir(folder, { recursive: true }))
    if (/\.(js|css)$/.test(path)) await appendFile(join(folder, path), `\n/* ${remote} */`)
}
