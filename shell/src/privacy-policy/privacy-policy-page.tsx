import {
  DefinitionPanel,
  PageBody,
  PageHero,
  Section,
  Seo,
  Slot,
  longDate,
  useSite,
  type SlotName,
} from 'shared-ui'
import { Link, useLoaderData } from 'shared-ui/provider/router'
import { PolicyPart } from './policy-part.tsx'
import { contactSection, policySections } from './privacy-policy-content.ts'
import styles from './privacy-policy-page.module.css'

export const handle = { slots: ['leads/contact-form'] satisfies SlotName[] }

/** Today, as an ISO day in UTC: settled once, so that server and browser show the same date. */
export const loader = () => ({ lastUpdated: new Date().toISOString().slice(0, 10) })

export function Component() {
  const { name } = useSite()
  const { lastUpdated } = useLoaderData<typeof loader>()
  return (
    <>
      <Seo
        title="Privacy Policy"
        description={`What ${name} learns about visitors to this site, why, who else sees it, how it is kept safe, and how to have it corrected or deleted.`}
      />
      <PageHero
        title="Privacy Policy"
        lead="What we learn about you, why we need it, who else sees it, and how to make us correct it or forget it."
        badges={
          <p className="pl-note">
            Last updated: <time dateTime={lastUpdated}>{longDate(lastUpdated)}</time>
          </p>
        }
      />
      <PageBody>
        <div className="pl-columns">
          <OnThisPage />
          <div className={styles.policy}>
            {policySections.map((section) => (
              <PolicyPart key={section.id} {...section} />
            ))}
          </div>
        </div>
      </PageBody>
      <Section
        panel
        id={contactSection.id}
        title={contactSection.title}
        lead="Questions about this policy, and requests about your information, reach us through this form."
      >
        <Slot name="leads/contact-form" about="privacy" />
      </Section>
    </>
  )
}

function OnThisPage() {
  return (
    <div className={styles.aside}>
      <DefinitionPanel title="On this page">
        <ul role="list">
          {[...policySections, contactSection].map(({ id, title }) => (
            <li key={id}>
              <Link to={{ hash: id }} className={styles.anchor}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </DefinitionPanel>
    </div>
  )
}
