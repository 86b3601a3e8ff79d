import { ButtonLink, SubSection, longDate } from 'shared-ui'
import { compensation, employments } from './employment.ts'
import { OpeningData, type OpeningProps } from './opening-data.tsx'
import styles from './open-position.module.css'

const countries: Record<string, string> = {
  CA: 'Canada',
  DE: 'Germany',
  GB: 'United Kingdom',
  US: 'United States',
}

/** A vacancy of today: what it is about, its dates, and where to write. */
export function OpenPosition(props: OpeningProps) {
  const { reference, summary, employmentType, postedOn, validThrough } = props.opening
  const facts = {
    Reference: reference,
    Employment: employments[employmentType] ?? employmentType,
    Employer: 'A client, named on our first call',
    Place: placeOf(props),
    Compensation: compensation,
    Open: (
      <>
        <time dateTime={postedOn}>{longDate(postedOn)}</time> to{' '}
        <time dateTime={validThrough}>{longDate(validThrough)}</time>
      </>
    ),
  }
  return (
    <SubSection title="Open Position">
      <OpeningData {...props} />
      <p>{summary}</p>
      <dl className={styles.block}>
        {Object.entries(facts).map(([term, details]) => (
          <div key={term}>
            <dt className="pl-note">{term}</dt>
            <dd>{details}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ButtonLink to={`/contact?about=${reference}`} variant="secondary">
          Write to us about {reference}
        </ButtonLink>
      </p>
    </SubSection>
  )
}

/** `Austin, Texas, United States`, `Remote, United States` */
function placeOf({ opening: { country }, location, parent }: OpeningProps): string {
  return [location.name, parent?.name, countries[country] ?? country].filter(Boolean).join(', ')
}
