import { useState } from 'react'
import { Button } from '../src/index.ts'
import { importLineOf, statesOf, type Entry } from './entry.ts'
import styles from './entry-page.module.css'
import { jsxText } from './jsx-text.ts'
import { Sample } from './sample.tsx'

/** A component: how to import it, and each of its states with what to write for it. */
export function EntryPage({ name, entry }: { name: string; entry: Entry }) {
  return (
    <>
      <ImportLine line={importLineOf(name, entry)} />
      {statesOf(entry).map((state) => (
        <Shown key={state.name} entry={entry} state={state} />
      ))}
    </>
  )
}

function ImportLine({ line }: { line: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(line)
    setIsCopied(true)
  }
  return (
    <div className={`pl-apart ${styles.import}`}>
      <code>{line}</code>
      <Button variant="secondary" onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  )
}

function Shown({ entry, state }: { entry: Entry; state: ReturnType<typeof statesOf>[number] }) {
  const { name, note, example, force, code } = state
  return (
    <div className={styles.state}>
      <h2 className={styles.name}>{name}</h2>
      {note && <p className={`pl-remark ${styles.note}`}>{note}</p>}
      <div
        className={entry.isWide ? `${styles.sample} ${styles.wide}` : styles.sample}
        data-sample={name}
        data-force={force}
        {...(name === 'Right to left' && { dir: 'rtl', lang: 'ar' })}
      >
        <Sample hasRouter={entry.hasRouter ?? false}>{example}</Sample>
      </div>
      <details className={styles.code}>
        <summary>
          Code<span className="visually-hidden">: {name}</span>
        </summary>
        <pre>
          <code>{code ?? jsxText(example)}</code>
        </pre>
      </details>
    </div>
  )
}
