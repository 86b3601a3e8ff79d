import { contrast } from './contrast.ts'
import styles from './foundations.module.css'
import { schemes, type Tokens } from './tokens.ts'

interface Colour {
  token: string
  use: string
  /** The least ratio that WCAG 2.2, or our own rule, asks for. */
  least: number
}

interface Group {
  grounds: readonly string[]
  colours: readonly Colour[]
}

const groups: readonly Group[] = [
  {
    grounds: ['paper', 'panel'],
    colours: [
      { token: 'ink', use: 'text, primary buttons', least: 4.5 },
      { token: 'soft', use: 'secondary text', least: 4.5 },
      { token: 'brass', use: 'figures, marks, focus; rare', least: 4.5 },
      { token: 'link', use: 'links', least: 4.5 },
      { token: 'danger', use: 'errors, with an icon', least: 4.5 },
      { token: 'success', use: 'what went well', least: 4.5 },
      { token: 'edge', use: 'edges of form fields', least: 3 },
    ],
  },
  {
    grounds: ['ink', 'ink-hover'],
    colours: [{ token: 'on-ink', use: 'text of primary buttons', least: 7 }],
  },
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
          {colours.map((colour) => (
            <ColourRow key={colour.token} colour={colour} grounds={grounds} tokens={tokens} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

interface ColourRowProps {
  colour: Colour
  grounds: readonly string[]
  tokens: Tokens
}

function ColourRow({ colour: { token, use, least }, grounds, tokens }: ColourRowProps) {
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>--pl-{token}</span>
        <span className={styles.use}>
          {use}; {tokens[token]}
        </span>
      </th>
      {grounds.map((ground) => (
        <td key={ground}>
          <Swatch
            least={least}
            front={tokens[token]}
            back={tokens[ground]}
            ink={token === 'edge' ? tokens['ink'] : undefined}
          />
        </td>
      ))}
    </tr>
  )
}

interface SwatchProps {
  least: number
  front: string | undefined
  back: string | undefined
  /** Colour of the figure, where the pair itself is no text but an edge. */
  ink: string | undefined
}

function Swatch({ least, front = '', back = '', ink }: SwatchProps) {
  const ratio = contrast(front, back)
  return (
    <span
      className={ink ? `${styles.swatch} ${styles.rule}` : styles.swatch}
      style={{ background: back, color: ink ?? front, ...(ink && { borderColor: front }) }}
    >
      {ratio.toFixed(1)}
      {ratio < least && ` < ${least}`}
    </span>
  )
}
