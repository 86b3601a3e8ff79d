import { promote } from 'delivery'
import { makeRemoteBuild, openDataFolder, publishUngated } from 'delivery/testing-release'

/** What a view of the page may do to its process, each as likely as the others; most views do nothing. */
const deeds = {
  'never returns': 'while (true);',
  'fills the heap': 'for (const all = []; ; ) all.push(new Array(1e6).fill(all))',
  'ends the process': 'process.exit(0)',
  'throws from a timer': `setTimeout(() => { throw new Error('made for the bench') })`,
  'leaks 20 MB': 'kept.push(Buffer.alloc(20e6, 1))',
}

/** One view in so many does one of them. */
export const oneIn = 4

/** Makes a release live whose one page, at `path`, does such things at random; the gate might have found them. */
export async function promoteUnruly(
  dataFolder: string,
  remote: string,
  path: string,
): Promise<void> {
  const cases = Object.values(deeds).map((deed, at) => `if (chance < ${at + 1}) { ${deed} }`)
  const count = Object.keys(deeds).length
  const onServer = `const chance = Math.random() * ${oneIn * count}; ${cases.join(' else ')}`
  const loader = `async () => { if (typeof window === 'undefined') { ${onServer} } return null }`
  const page = `async () => ({ Component: () => h('h1', null, 'Unruly'), loader: ${loader} })`
  const folder = await makeRemoteBuild({
    routes: `(() => { const kept = []; return [{ path: '${path.slice(1)}', lazy: ${page} }] })()`,
    slots: remote === 'leads' ? { 'contact-form': `() => h('p', null, 'A form')` } : {},
  })
  const { store, author } = await openDataFolder(dataFolder)
  const release = await publishUngated(dataFolder, { remote, folder })
  await store.changeRegistry(promote(remote, release), author)
}
