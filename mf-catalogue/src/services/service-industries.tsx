import { Section } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { InContext } from '../grouped-links.tsx'
import type { IndustryName } from './services.ts'
import styles from './service-industries.module.css'

interface ServiceIndustriesProps {
  slug: string
  title: string
  industries: readonly IndustryName[]
  eyebrow: string
}

/** Leads to the service's pages for single industries; nothing when there are none. */
export function ServiceIndustries({ slug, title, industries, eyebrow }: ServiceIndustriesProps) {
  if (industries.length === 0) return null
  return (
    <Section
      title={`${title}, industry by industry`}
      eyebrow={eyebrow}
      lead="What the rules, systems and candidates of an industry change about this service."
    >
      <ul role="list" className={styles.links}>
        {industries.map((industry) => (
          <li key={industry.slug}>
            <Link to={`/industries/${industry.slug}/services/${slug}`} className={styles.link}>
              <InContext before={`${title}:`} label={industry.name} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
