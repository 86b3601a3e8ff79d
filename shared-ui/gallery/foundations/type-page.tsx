import styles from './foundations.module.css'
import { TokenTable } from './token-table.tsx'
import { tokenValue, tokensOf } from './tokens.ts'

const faces = {
  font: 'Text and headings.',
  'font-note': 'Annotations: eyebrows, badges, figures, table heads, code.',
}

/** The two faces and the scale, each step in its own size. */
export function TypePage() {
  return (
    <>
      <TokenTable
        title="Scale"
        rows={tokensOf('text').map(([name, use]) => ({
          name,
          use,
          look: (
            <span className={styles.specimen} style={{ fontSize: `var(--pl-${name})` }}>
              Is it true?
            </span>
          ),
        }))}
      />
      <TokenTable
        title="Faces"
        rows={Object.entries(faces).map(([name, use]) => ({
          name,
          use: `${tokenValue(name).split(',')[0]}. ${use}`,
          look: <span style={{ fontFamily: `var(--pl-${name})` }}>Hamburgefonstiv 0123456789</span>,
        }))}
      />
    </>
  )
}
