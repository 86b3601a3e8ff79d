import { Link } from 'shared-ui/router'
import { coveredStages, stages } from './service-coverage.ts'
import styles from './coverage-table.module.css'

interface CoverageTableProps {
  services: readonly { name: string; slug: string }[]
}

/** What covers what: a row a service, a column a stage of a hire. */
export function CoverageTable({ services }: CoverageTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">The stages of a hire that each service covers</caption>
      <thead>
        <tr>
          {['Service', ...stages].map((name) => (
            <th key={name} scope="col" className="pl-note">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services
          .filter(({ slug }) => coveredStages(slug).length > 0)
          .map(({ name, slug }) => (
            <Row key={slug} name={name} slug={slug} />
          ))}
      </tbody>
    </table>
  )
}

function Row({ name, slug }: { name: string; slug: string }) {
  const covered = coveredStages(slug)
  return (
    <tr>
      <th scope="row">
        <Link to={`/services/${slug}`}>{name}</Link>
        <span className={`pl-note ${styles.said}`} aria-hidden="true">
          {covered.length === stages.length ? 'Every stage' : covered.join(', ')}
        </span>
      </th>
      {stages.map((stage) => (
        <td key={stage} className={covered.includes(stage) ? styles.covered : undefined}>
          {covered.includes(stage) && <span className="visually-hidden">covered</span>}
        </td>
      ))}
    </tr>
  )
}
