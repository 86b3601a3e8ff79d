import { useLoaderData } from 'shared-ui/router'
import { useState } from 'react'
import styles from './technology-page.module.css'
export async function loader() { return { name: 'React' } }
export function Component() {
  const t = useLoaderData() as { name: string }
  const [n, set] = useState(0)
  return <h1 className={styles.title} onClick={() => set(n + 1)}>{t.name} Developer Recruitment {n}</h1>
}
