import { setTimeout as delay } from 'node:timers/promises'
import { withTrialSite } from '../../commands/trial-site.ts'
import { describeRun, type Run } from '../first-view/machine.ts'
import { backendEnv, startSmallShell, type SmallShell } from '../small-shell.ts'
import { attacks } from '../../e2e/site/attacks.ts'
import { outcomeOf, type AttackOutcome } from './rows.ts'
import { visitUntil } from '../../e2e/site/attacked-visitor.ts'

const seconds = Number(process.env['ATTACK_SECONDS'] ?? 20)
/** Of the shell that is attacked. */
const heapMegabytes = 192

export interface AttackResults extends Run {
  seconds: number
  heapMegabytes: number
  outcomes: AttackOutcome[]
}

/** What a visitor notices while the site is attacked, each attack for some seconds, after some seconds of peace. */
export function measureAttacks(): Promise<AttackResults> {
  return withTrialSite(async ({ supabaseUrl, supabaseAnonKey }, dataFolder) => {
    const run = await describeRun()
    const shell = await startSmallShell({
      heapMegabytes,
      settings: { ...backendEnv(supabaseUrl, supabaseAnonKey), DATA_DIR: dataFolder },
    })
    try {
      const outcomes = [await underAttack(shell, 'none')]
      for (const name of Object.keys(attacks)) outcomes.push(await underAttack(shell, name))
      return { ...run, seconds, heapMegabytes, outcomes }
    } finally {
      await shell.stop()
    }
  })
}

async function underAttack(shell: SmallShell, name: string): Promise<AttackOutcome> {
  const site = new URL(shell.url)
  let isOver = false
  const attack = attacks[name]?.(site, () => isOver)
  const visit = visitUntil(site, () => isOver)
  await delay(seconds * 1_000)
  isOver = true
  const [met] = await Promise.all([visit, attack])
  const memory = await shell.readMemory()
  const outcome = outcomeOf(name, met, memory)
  console.error(`  ${name}: ${met.asked} asked, ${met.failures.length} failed`)
  for (const failure of met.failures.slice(0, 3)) console.error(`    ${failure}`)
  return outcome
}
