import { ButtonLink, DefinitionPanel, longDate } from 'shared-ui'
import { OpeningData, type OpeningProps } from './opening-data.tsx'

const employments: Record<string, string> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACTOR: 'Contract',
  TEMPORARY: 'Temporary',
}

/** A vacancy of today: what it is about, its dates, and where to write. */
export function OpenPosition(props: OpeningProps) {
  const { reference, summary, employmentType, postedOn, validThrough } = props.opening
  return (
    <>
      <OpeningData {...props} />
      <DefinitionPanel
        title="Open Position"
        items={[
          { term: 'Reference', details: reference },
          { term: 'Employment', details: employments[employmentType] ?? employmentType },
          { term: 'Place', details: placeOf(props) },
          { term: 'Posted', details: <Day on={postedOn} /> },
          { term: 'Open until', details: <Day on={validThrough} /> },
        ]}
      >
        <p>{summary}</p>
        <p>
          <ButtonLink to="/contact" variant="secondary">
            Write to us about {reference}
          </ButtonLink>
        </p>
      </DefinitionPanel>
    </>
  )
}

/** `Austin, Texas, US`; remote work has a country only. */
function placeOf({ opening, location, parent }: OpeningProps): string {
  if (location.type === 'remote') return `Remote, for people who live in ${opening.country}`
  return [location.name, parent?.name, opening.country].filter(Boolean).join(', ')
}

function Day({ on }: { on: string }) {
  return <time dateTime={on}>{longDate(on)}</time>
}
