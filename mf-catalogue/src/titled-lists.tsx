import { TickList } from 'shared-ui'
import styles from './titled-lists.module.css'

interface TitledList {
  title: string
  items: readonly string[]
}

/** Two lists side by side, each under its title. A list without items is left out. */
export function TitledLists({ lists }: { lists: readonly [TitledList, TitledList] }) {
  return (
    <div className={styles.lists}>
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <div key={title} className={styles.list}>
            <h3>{title}</h3>
            <TickList items={items} />
          </div>
        ))}
    </div>
  )
}
