import {
  answerTo,
  functions,
  relations,
  roles,
  verbs,
  type RelationLine,
  type Role,
} from './policy-matrix.ts'

/** The command that writes `docs/policy-matrix.md` anew. */
export const regenerate = 'UPDATE_DOCS=1 npx vitest run --root supabase tests/policy-matrix.test.ts'

/** The matrix as `docs/policy-matrix.md` shows it. */
export const policyMatrixText = () => `# Who may do what to the database

Generated from \`supabase/tests/policy-matrix.ts\` by

    ${regenerate}

and tried in full by the same file, over HTTP and in SQL. A table, view or function without a line here fails the tests.
What a cell does not name is refused: 401 for \`anon\`, 403 for the others, code 42501. Hidden rows are left out of the
answer. \`anon\` is every visitor, \`authenticated\` a signed-in one, \`service_role\` the edge functions.

## Tables and views

${table(
  ['relation', 'kind', 'rows', ...roles],
  relations.map((line) => [
    line.relation,
    line.kind,
    line.rows,
    ...roles.map((role) => named(answersFor(line, role))),
  ]),
)}

## Functions

${table(
  ['function', 'called as', ...roles],
  functions.map(({ name, kind, execute }) => [
    name,
    kind,
    ...roles.map((role) => named(execute.includes(role) ? ['execute'] : [])),
  ]),
)}
`

function answersFor(line: RelationLine, role: Role): string[] {
  return verbs.flatMap((verb) => {
    const answer = answerTo(line, role, verb)
    if (answer === 'refused') return []
    return answer === 'hidden' ? `${verb}: hidden` : verb
  })
}

const named = (words: string[]) => words.join(', ') || '–'

/** A Markdown table as oxfmt writes it. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]!.length), 3))
  const write = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(write).join('\n')
}
