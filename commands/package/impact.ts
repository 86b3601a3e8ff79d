import { resolve } from 'node:path'
import {
  findRoot,
  isKitCompatible,
  isRemote,
  openReleaseStore,
  openStorage,
  rootPath,
} from 'delivery'
import { readLiveTypes, typeReasons, type ReleaseTypes } from 'delivery/types'
import { root } from '../root.ts'
import { kitHere } from './kit-versions.ts'

type Impact = Awaited<ReturnType<typeof kitImpact>>

/** What the kit of this working tree would break of what is live, from the live releases alone. */
export async function kitImpact(env: NodeJS.ProcessEnv) {
  const dataFolder = resolve(root, env['DATA_DIR'] || '.data')
  const place = env['RELEASE_STORE'] || resolve(dataFolder, 'releases')
  const store = openReleaseStore(openStorage(place, env))
  const trusted = await findRoot(env['ROOT_FILE'] || rootPath(dataFolder), store)
  const { version, kit } = await kitHere()
  /** Live remotes that go on with it, by name. */
  const fitting: string[] = []
  /** Live remotes whose range of versions it is not in: they stay with the shell that is live. */
  const staying: string[] = []
  /** Live remotes of which nothing can be said: their releases carry no types. */
  const untold: string[] = []
  const live: Record<string, ReleaseTypes> = {}
  const left: Record<string, ReleaseTypes> = {}
  for await (const { remote, manifest, types } of readLiveTypes(store, trusted, console.error)) {
    const fits = isKitCompatible(manifest, version)
    if (types && (fits || !isRemote(remote))) live[remote] = types
    if (types && !(fits && isRemote(remote))) left[remote] = types
    if (isRemote(remote)) (fits ? (types ? fitting : untold) : staying).push(remote)
  }
  const packages = resolve(root, 'node_modules')
  const reasonsOf = (before: Record<string, ReleaseTypes>) => {
    const shell = { ...(before['shell'] ?? { slots: {}, sources: {} }), kit }
    return typeReasons({ remote: 'shell', before, after: { ...before, shell }, packages })
  }
  return {
    ...{ version, fitting, staying, untold },
    /** What would not fit: remote, file, line. */
    reasons: await reasonsOf(live),
    /** The same of those that stay, once they are built against it. */
    later: staying.length > 0 ? await reasonsOf(left) : [],
  }
}

/** @throws {Error} with what would break */
export function sayImpact({ version, fitting, staying, untold, reasons, later }: Impact): void {
  const say = (names: readonly string[], what: string) =>
    names.length > 0 && console.log(`${names.join(', ')}: ${what}`)
  say(
    fitting,
    reasons.length > 0
      ? `made to work with shared-ui ${version}`
      : `work with shared-ui ${version} as they are`,
  )
  say(staying, `stay with the shell that is live until they are built against shared-ui ${version}`)
  say(untold, 'say nothing of their types: they were built before there were any')
  if (later.length > 0) console.log(`They change then:${listed(later)}`)
  if (reasons.length > 0) throw new Error(`It would break:${listed(reasons)}`)
}

const listed = (reasons: readonly string[]) => reasons.map((reason) => `\n  - ${reason}`).join('')
