import styles from './overview.module.css'
import { groups } from './places.tsx'

/** Everything with its one line, to search by eye. */
export function Overview() {
  return groups.map(({ title, places }) => (
    <div key={title} className={styles.group}>
      <h2>{title}</h2>
      <dl className={styles.list}>
        {places.map(({ anchor, title: name, use }) => (
          <div key={anchor} className={styles.row}>
            <dt>
              <a href={`#${anchor}`}>{name}</a>
            </dt>
            <dd className="pl-remark">{use}</dd>
          </div>
        ))}
      </dl>
    </div>
  ))
}
