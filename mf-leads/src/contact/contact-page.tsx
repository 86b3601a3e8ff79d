import { Columns, DefinitionPanel, PageBody, PageHero } from 'shared-ui'
import { ScheduleCallButton, Section, Seo, StepList, SubSection } from 'shared-ui'
import { useActionData, useLoaderData, type ActionFunctionArgs } from 'shared-ui/router'
import type { ContactField } from 'supabase/functions/_shared/contact.ts'
import { ContactArt } from '../section-art.tsx'
import { answerPost, readForm, textsOf, type FormAnswer } from '../posted-form.ts'
import { businessHours, nextSteps } from './contact-content.ts'
import { Component as ContactForm } from './contact-form.tsx'
import { fetchFormToken, readPostedEvidence } from './form-evidence.ts'
import { contactFields, submitContact } from './send-contact.ts'
import { WriteToUs } from './write-to-us.tsx'
import styles from './contact-page.module.css'

export { RouteError as ErrorBoundary } from 'shared-ui'

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const evidence = readPostedEvidence(form)
  const answer = await submitContact(textsOf(form, contactFields), evidence)
  // It may have been stored all the same: tried again from this page it is the same request.
  return answerPost({ ...answer, token: answer.problem ? evidence.token : '' })
}

/** Where scripts run, the form asks for a token itself once it is touched. */
export async function loader(): Promise<{ token: string }> {
  return { token: typeof document === 'undefined' ? await fetchFormToken() : '' }
}

export function Component() {
  const loaded = useLoaderData() as Awaited<ReturnType<typeof loader>> | undefined
  const answer = useActionData() as (FormAnswer<ContactField> & { token: string }) | undefined
  return (
    <>
      <Seo
        title="Contact Us"
        description="Tell us which engineers you need. A technical recruiter answers Monday to Friday, 8:00 AM to 6:00 PM CST."
      />
      <PageHero
        eyebrow="A recruiter reads every message"
        title="Contact us"
        lead="Tell us which engineers you need and what has been hard about finding them: the stack, the level, the number, the date."
        art={<ContactArt />}
      />
      <PageBody aside={<Hours />}>
        <SubSection title="Tell us what you need">
          <div id="write" className={styles.form}>
            <ContactForm answer={answer} token={answer?.token || loaded?.token} />
          </div>
        </SubSection>
      </PageBody>
      <Section panel title="What happens next" eyebrow="After you write">
        <Columns aside={<ReadyToWrite />}>
          <StepList steps={nextSteps} />
        </Columns>
      </Section>
    </>
  )
}

function Hours() {
  return (
    <DefinitionPanel title="Business hours" items={businessHours}>
      <ScheduleCallButton variant="secondary" wide />
    </DefinitionPanel>
  )
}

function ReadyToWrite() {
  return (
    <DefinitionPanel title="Ready to write?">
      <p>The same form in a window; what you have typed above is already in it.</p>
      <WriteToUs />
    </DefinitionPanel>
  )
}
