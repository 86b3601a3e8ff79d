import { contrast } from './contrast.ts'
import styles from './foundations.module.css'
import { schemes, type Tokens } from './tokens.ts'

/** Token, what it is for, and the least ratio that WCAG 2.2, or our own rule, asks for. */
type Colour = readonly [token: string, use: string, least: number]

const groups: readonly { grounds: readonly string[]; colours: readonly Colour[] }[] = [
  {
    grounds: ['paper', 'panel'],
    colours: [
      ['ink', 'text, primary buttons', 4.5],
      ['soft', 'secondary text', 4.5],
      ['brass', 'figures, marks, focus; rare', 4.5],
      ['link', 'links', 4.5],
      ['danger', 'errors, with an icon', 4.5],
      ['success', 'what went well', 4.5],
      ['edge', 'edges of form fields', 3],
    ],
  },
  { grounds: ['ink', 'ink-hover'], colours: [['on-ink', 'text of primary buttons', 7]] },
]

/** The colour pairs that the site uses, each with its contrast ratio, in both schemes at once. */
export function ColoursPage() {
  return (
    <div className={styles.schemes}>
      <SchemeTable name="Light" tokens={schemes.light} />
      <SchemeTable name="Dark" tokens={schemes.dark} />
    </div>
  )
}

function SchemeTable({ name, tokens }: { name: string; tokens: Tokens }) {
  return (
    <table className={styles.scheme}>
      <caption>{name}</caption>
      {groups.map(({ grounds, colours }) => (
        <tbody key={grounds.join()}>
          <tr className={styles.heads}>
            <th scope="col">Token</th>
            {grounds.map((ground) => (
              <th key={ground} scope="col">
                on {ground}
              </th>
            ))}
          </tr>
          {colours.map(([token, use, least]) => (
            <tr key={token}>
              <th scope="row">
                <span className={styles.name}>--pl-{token}</span>
                <span className={styles.use}>
                  {use}; {tokens[token]}
                </span>
              </th>
              {grounds.map((ground) => (
                <td key={ground}>
                  <Swatch token={token} ground={ground} least={least} tokens={tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface SwatchProps {
  token: string
  ground: string
  least: number
  tokens: Tokens
}

/** An edge is no text: the figure in it is written in ink. */
function Swatch({ token, ground, least, tokens }: SwatchProps) {
  const { [token]: front = '', [ground]: background = '', ink } = tokens
  const ratio = contrast(front, background)
  const isEdge = token === 'edge'
  return (
    <span
      className={isEdge ? `${styles.swatch} ${styles.rule}` : styles.swatch}
      style={isEdge ? { background, color: ink, borderColor: front } : { background, color: front }}
    >
      {ratio.toFixed(1)}
      {ratio < least && ` < ${least}`}
    </span>
  )
}
