import { setTimeout as delay } from 'node:timers/promises'
import { visitUntil } from '../../e2e/site/attacked-visitor.ts'
import { attacks } from '../../e2e/site/attacks.ts'
import { median, quantile } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { withSmallShell, type SmallShell } from '../running/small-shell.ts'

const seconds = Number(process.env['ATTACK_SECONDS'] ?? 20)
/** Of the shell that is attacked. */
const heapMegabytes = 192

/** What a visitor notices while the site is attacked, each attack for some seconds, after some seconds of peace. */
export function measureAttacks() {
  return withSmallShell(heapMegabytes, async (shell) => {
    const run = await describeRun()
    const outcomes = []
    for (const name of ['none', ...Object.keys(attacks)])
      outcomes.push(await underAttack(shell, name))
    return { ...run, seconds, heapMegabytes, outcomes }
  })
}

export type AttackResults = Awaited<ReturnType<typeof measureAttacks>>

/** What a visitor noticed of one attack, and what it cost the shell. */
async function underAttack(shell: SmallShell, attack: string) {
  const site = new URL(shell.url)
  let isOver = false
  const attacking = attacks[attack]?.(site, () => isOver)
  const visit = visitUntil(site, () => isOver)
  await delay(seconds * 1_000)
  isOver = true
  const [{ asked, failures, pageTimes }] = await Promise.all([visit, attacking])
  console.error(`  ${attack}: ${asked} asked, ${failures.length} failed`)
  for (const failure of failures.slice(0, 3)) console.error(`    ${failure}`)
  return {
    attack,
    /** Pages and forms that the visitor asked for, and those that failed. */
    asked,
    failed: failures.length,
    /** Milliseconds that half of the pages took at most, and 19 of 20. */
    medianMs: median(pageTimes),
    slowMs: quantile(pageTimes, 0.95),
    ...(await shell.readMemory()),
  }
}
