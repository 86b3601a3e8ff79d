import { Columns, DefinitionPanel, PageBody, PageHero } from 'shared-ui'
import { ScheduleCallButton, Section, Seo, StepList, SubSection } from 'shared-ui'
import { useActionData, useLocation, type ActionFunctionArgs } from 'shared-ui/router'
import { ContactArt } from '../section-art.tsx'
import { answerPost, readForm, type FormAnswer } from '../posted-form/form-answer.ts'
import { businessHours, wordsAbout } from './contact-content.ts'
import { Component as ContactForm } from './contact-form.tsx'
import { WriteToUs } from './write-to-us.tsx'
import styles from './contact-page.module.css'

export { RouteError as ErrorBoundary } from 'shared-ui'

export async function action({ request }: ActionFunctionArgs) {
  // With JavaScript the form has no use for the action, and brings the rules when it is reached.
  const { submitPost } = await import('./send-contact.ts')
  return answerPost(await submitPost(await readForm(request)))
}

const aboutInSearch = /[?&]about=([A-Z]{2}-\d{3,6}|network|privacy)(?:&|$)/

export function Component() {
  /** What a visitor writes about, as the link to here says it: the reference of an opening, or one of ours. */
  const [, about] = aboutInSearch.exec(useLocation().search) ?? []
  const { heading, lead, steps } = wordsAbout(about)
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Seo
        title="Contact Us"
        description="Tell us which engineers you need. A technical recruiter answers Monday to Friday, 8:00 AM to 6:00 PM CST."
      />
      <PageHero
        eyebrow="A recruiter reads every message"
        title="Contact us"
        lead={lead}
        art={<ContactArt />}
      />
      <PageBody
        aside={
          <DefinitionPanel title="Business hours" items={businessHours}>
            <ScheduleCallButton variant="secondary" wide />
          </DefinitionPanel>
        }
      >
        <SubSection title={heading}>
          <div id="write" className={styles.form}>
            <ContactForm answer={answer} about={about} />
          </div>
        </SubSection>
      </PageBody>
      <Section panel title="What happens next" eyebrow="After you write">
        <Columns
          aside={
            <DefinitionPanel title="Ready to write?">
              <p>The same form in a window; what you have typed above is already in it.</p>
              <WriteToUs about={about} />
            </DefinitionPanel>
          }
        >
          <StepList steps={steps} />
        </Columns>
      </Section>
    </>
  )
}
