import styles from './foundations.module.css'
import { tokenValue, tokensOf } from './tokens.ts'

/** The two faces and the scale, each step in its own size. */
export function TypePage() {
  return (
    <>
      <div className={styles.part}>
        <h2>Scale</h2>
        <table className={styles.tokens}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Looks like</th>
            </tr>
          </thead>
          <tbody>
            {tokensOf('text').map(([name, value]) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles.name}>--pl-{name}</span>
                  <span className={styles.use}>{value}</span>
                </th>
                <td className={styles.specimen} style={{ fontSize: `var(--pl-${name})` }}>
                  Is it true?
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.part}>
        <h2>Faces</h2>
        <Face name="font" use="Text and headings." />
        <Face name="font-note" use="Annotations: eyebrows, badges, figures, table heads, code." />
      </div>
    </>
  )
}

function Face({ name, use }: { name: string; use: string }) {
  return (
    <div>
      <p style={{ fontFamily: `var(--pl-${name})`, fontSize: 'var(--pl-text-2)' }}>
        Hamburgefonstiv 0123456789
      </p>
      <p className={styles.figure}>
        --pl-{name}: {tokenValue(name).split(',')[0]}. {use}
      </p>
    </div>
  )
}
