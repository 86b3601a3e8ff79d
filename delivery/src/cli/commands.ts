import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readVerifiedRelease } from '../integrity.ts'
import { makeSigningKey, readSigningKey, saveSigningKey, signingKeyPath } from '../keys.ts'
import type { TrustedKeys } from '../keys.ts'
import { assertRelease, assertRemote } from '../names.ts'
import { signPreview } from '../preview.ts'
import { prune } from '../prune.ts'
import { promote, rollback, startCanary } from '../registry.ts'
import type { ReleaseStore } from '../store.ts'
import { inspect } from './inspect.ts'
import { publishBuild } from './publish-build.ts'
import { numberOption, table } from './text.ts'
import { verifyReleases } from './verify-releases.ts'

/** What the command line brings along; `commands/delivery.ts` fills it in. */
export interface Surroundings {
  /** The workspace's folder. */
  root: string
  /** Where keys and, by default, releases lie. */
  dataFolder: string
  env: Record<string, string | undefined>
  findBrowser(): Promise<string>
  /** A backend for the gate to read from; `stop` ends what was started for it. */
  startBackend(): Promise<{ url: string; anonKey: string; stop: () => Promise<void> }>
}

export interface CommandInput extends Surroundings {
  names: string[]
  options: Partial<Record<string, string | boolean>>
  store: ReleaseStore
  trustedPath: string
  trusted: TrustedKeys
  /** Progress, for people. */
  report: (line: string) => void
}

export interface Answer {
  data: unknown
  text: string
  /** True when the command worked and found something wrong. */
  isBad?: boolean
}

type Command = (input: CommandInput) => Promise<Answer>

/** Every command of `npm run delivery`. */
export const commands: Record<string, Command> = {
  publish: publishBuild,
  verify: verifyReleases,
  inspect,

  async promote({ store, trusted, names, options }) {
    const [remote, release] = releaseNames(names)
    const percent = numberOption(options, 'percent', 100, { min: 0, max: 100 })
    await readVerifiedRelease(store, trusted, remote, release)
    const registry = await store.changeRegistry((current) =>
      percent === 100
        ? promote(current, remote, release)
        : startCanary(current, remote, release, percent),
    )
    const share = percent === 100 ? 'everybody' : `${percent} % of visitors`
    return {
      data: { sequence: registry.sequence, remote, ...registry.remotes[remote] },
      text: `${remote} serves ${release} to ${share} (sequence ${registry.sequence})`,
    }
  },

  async rollback({ store, trusted, names }) {
    const remote = remoteName(names)
    const before = (await store.readRegistry()).remotes[remote]
    const target = before?.canary ? before.stable : before?.previous[0]
    if (target) await readVerifiedRelease(store, trusted, remote, target)
    const registry = await store.changeRegistry((current) => rollback(current, remote))
    const now = registry.remotes[remote]
    const what = before?.canary ? `canary ${before.canary.release} ended; ` : ''
    return {
      data: { sequence: registry.sequence, remote, ...now },
      text: `${remote}: ${what}everybody gets ${now?.stable} (sequence ${registry.sequence})`,
    }
  },

  async status({ store }) {
    const { sequence, remotes, history } = await store.readRegistry()
    const rows = Object.entries(remotes).map(([name, { stable, canary, previous }]) => {
      const reason = history.find(
        (change) => change.remote === name && change.action === 'withdraw',
      )
      const isWithdrawn = canary?.percent === 0 && reason?.release === canary.release
      return {
        remote: name,
        stable,
        canary: canary ? `${canary.release} ${canary.percent} %` : '',
        previous: previous.slice(0, 3).join(' '),
        note: isWithdrawn ? `withdrawn: ${reason.reason}` : '',
      }
    })
    return { data: { sequence, remotes }, text: `sequence ${sequence}\n${table(rows)}` }
  },

  async history({ store, names: [remote] }) {
    const { history } = await store.readRegistry()
    const changes = history.filter((change) => !remote || change.remote === remote)
    const rows = changes.map(({ sequence, at, action, percent, reason, ...change }) => ({
      sequence: String(sequence),
      at,
      remote: change.remote,
      action,
      release: change.release,
      percent: percent === undefined ? '' : `${percent} %`,
      reason: reason ?? '',
    }))
    return { data: changes, text: table(rows) }
  },

  async preview({ store, trusted, names, options, env, dataFolder }) {
    const [remote, release] = releaseNames(names)
    const hours = numberOption(options, 'hours', 24, { min: 1, max: 24 * 30 })
    await readVerifiedRelease(store, trusted, remote, release)
    const key = await readSigningKey(keyPath({ options, env, dataFolder }, remote))
    const token = await signPreview(key, release, hours * 3600)
    const site = options['site'] ?? env['SITE_URL'] ?? `http://localhost:${env['PORT'] ?? 4200}`
    const url = `${site}/_preview?token=${token}`
    const expires = new Date(Date.now() + hours * 3600_000).toISOString()
    return { data: { remote, release, url, expires }, text: url }
  },

  async prune({ store, trusted, options }) {
    const pruned = await prune(store, {
      trusted,
      keepDays: numberOption(options, 'keep-days', 7, { min: 0, max: 3650 }),
      isDryRun: Boolean(options['dry-run']),
      withUnfinished: Boolean(options['unfinished']),
      report: (line) => console.error(line),
    })
    const verb = options['dry-run'] ? 'would remove' : 'removed'
    return { data: { pruned }, text: `${verb} ${pruned.length} releases\n${table(pruned)}` }
  },

  async keygen({ names, options, env, dataFolder, trustedPath }) {
    const remote = remoteName(names)
    const path = keyPath({ options, env, dataFolder }, remote)
    if (existsSync(path))
      throw new Error(`${remote} has a key at ${path}; remove it to make another`)
    const team = typeof options['team'] === 'string' ? options['team'] : undefined
    const key = await makeSigningKey(remote, team)
    await saveSigningKey(key, { secret: path, trusted: trustedPath })
    return {
      data: { remote, team: key.team, kid: key.kid, key: path, trusted: trustedPath },
      text: `${key.team} signs ${remote} with ${path}; its public half is in ${trustedPath}`,
    }
  },
}

/** Where a remote's signing key is looked for. */
export function keyPath(
  { options, env, dataFolder }: Pick<CommandInput, 'options' | 'env' | 'dataFolder'>,
  remote: string,
): string {
  const named = options['key'] ?? env['DELIVERY_KEY']
  return typeof named === 'string' ? named : signingKeyPath(dataFolder, remote)
}

export function remoteName([remote]: string[]): string {
  if (!remote) throw new Error('Which remote? For example: catalogue')
  assertRemote(remote)
  return remote
}

export function releaseNames(names: string[]): [remote: string, release: string] {
  const remote = remoteName(names)
  const release = names[1]
  if (!release) throw new Error(`Which release of ${remote}? 'history' and 'publish' name them`)
  assertRelease(release)
  return [remote, release]
}

/** The folder of a remote's build. */
export function buildFolder(root: string, remote: string): string {
  const folder = join(root, `mf-${remote}`)
  if (!existsSync(folder)) throw new Error(`There is no remote '${remote}': no folder mf-${remote}`)
  return join(folder, 'dist')
}
