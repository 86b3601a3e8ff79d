import { setTimeout as delay } from 'node:timers/promises'
import { visitUntil } from '../../e2e/site/attacked-visitor.ts'
import { attacks } from '../../e2e/site/attacks.ts'
import { describeRun } from '../running/machine.ts'
import { withSmallShell, type SmallShell } from '../running/small-shell.ts'
import { outcomeOf, type AttackOutcome, type AttackResults } from './results.ts'

const seconds = Number(process.env['ATTACK_SECONDS'] ?? 20)
/** Of the shell that is attacked. */
const heapMegabytes = 192

/** What a visitor notices while the site is attacked, each attack for some seconds, after some seconds of peace. */
export function measureAttacks(): Promise<AttackResults> {
  return withSmallShell(heapMegabytes, async (shell) => {
    const run = await describeRun()
    const outcomes = []
    for (const name of ['none', ...Object.keys(attacks)])
      outcomes.push(await underAttack(shell, name))
    return { ...run, seconds, heapMegabytes, outcomes }
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
  console.error(`  ${name}: ${met.asked} asked, ${met.failures.length} failed`)
  for (const failure of met.failures.slice(0, 3)) console.error(`    ${failure}`)
  return outcomeOf(name, met, await shell.readMemory())
}
