import { listOf, table } from '../figures/markdown.ts'
import { folderOf, type Fault } from './fault.ts'
import { currentOf, type Outcomes } from './outcomes.ts'

/** `docs/sown-faults.md`, from what is known so far. */
export function outcomePage(faults: readonly Fault[], all: Outcomes): string {
  const outcomes = currentOf(all, faults)
  const measured = faults.filter(({ name }) => outcomes[name])
  const found = measured.filter(({ name }) => outcomes[name]?.by)
  const missed = measured.filter(({ name }) => !outcomes[name]?.by)
  const unsound = found.filter(({ name }) => !outcomes[name]?.isByAffected)
  const left = faults.length - measured.length
  const commits = new Set(measured.map(({ name }) => `\`${outcomes[name]?.commit.slice(0, 7)}\``))
  return [
    '# Sown faults',
    '<!-- Written by `npm run bench -- faults`. -->',
    `How much the tests notice: ${faults.length} small mistakes, chosen from the code and the specification, are sown one at a time in a clone, and \`npm test -- --affected\` runs until its first finding. What it runs is a part of the whole suite, so what it finds the whole suite finds too; what it does not find, the whole suite is asked about, without any cache.`,
    `**${found.length} of ${measured.length} are found${unsound.length === 0 ? `, all by \`--affected\`` : `; ${unsound.length} of them not by \`--affected\`, which leaves out too much`}.**${left > 0 ? ` ${left} are not measured yet.` : ''}`,
    ...(commits.size > 0 ? [`Measured at ${listOf([...commits])}.`] : []),
    table(
      ['fault', 'folder', 'found by', 'seconds'],
      measured.map((fault) => rowOf(fault, outcomes)),
    ),
    ...(missed.length > 0 ? ['## Not found, and why', missed.map(reasonOf).join('\n')] : []),
  ].join('\n\n')
}

function rowOf(fault: Fault, outcomes: Outcomes): string[] {
  const { by = null, isByAffected = false, seconds = 0 } = outcomes[fault.name] ?? {}
  const whole = by && !isByAffected ? '**the whole suite only**: ' : ''
  const finding = by === null ? '**nothing**' : whole + plain(by)
  return [plain(fault.name), `\`${folderOf(fault)}\``, finding, String(seconds)]
}

const reasonOf = ({ name, why }: Fault) =>
  `- ${plain(name)}: ${why ?? '**no reason is known yet**'}`

/** A text that is no Markdown, whatever it holds. */
const plain = (text: string) => text.replace(/[\\`*_|<>[\]]/g, '\\$&')
