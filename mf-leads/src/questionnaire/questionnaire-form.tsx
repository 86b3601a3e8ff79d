import { useEffect, useState } from 'react'
import { SubSection } from 'shared-ui'
import { ChoiceField, FieldRow, TextAreaField, TextField } from 'shared-ui/forms'
import { keepDraft } from '../posted-form/drafts.ts'
import type { FormAnswer } from '../posted-form/form-answer.ts'
import { PostedForm } from '../posted-form/posted-form.tsx'
import type { TeamSize } from './questionnaire.ts'
import { ThankYou } from './thank-you.tsx'
import styles from './questionnaire-form.module.css'

const teamSizes: readonly TeamSize[] = ['1-10', '11-50', '51-200', '201+']

const sizeOptions = teamSizes.map((size) => ({ value: size, label: `${size} employees` }))

const loadRules = () => import('./questionnaire-rules.ts')

/** The hiring questionnaire, and the thanks in its place once it is sent. */
export function QuestionnaireForm({ answer }: { answer?: FormAnswer | undefined }) {
  const [isSent, setIsSent] = useState(answer?.ok)
  useEffect(() => {
    if (answer?.ok) keepDraft('questionnaire', { texts: {} })
  }, [answer])
  if (isSent) return <ThankYou notice={answer?.ok ? answer.notice : null} />
  return (
    <SubSection title="Your hiring">
      <div className={styles.form}>
        <PostedForm
          name="questionnaire"
          action="/questionnaire"
          load={loadRules}
          submit="Submit"
          answer={answer}
          onSent={() => setIsSent(true)}
        >
          {(field) => (
            <>
              <TextField {...field('name')} label="Full name" autoComplete="name" required />
              <FieldRow>
                <TextField
                  {...field('email')}
                  label="Work email"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  required
                />
                <TextField
                  {...field('company')}
                  label="Company name"
                  autoComplete="organization"
                  required
                />
              </FieldRow>
              <ChoiceField {...field('teamSize')} label="Team size" options={sizeOptions} />
              <TextAreaField
                {...field('hiringNeeds')}
                label="Hiring needs"
                help="Roles and levels, the technologies they work in, how many and by when."
              />
              <TextAreaField
                {...field('additionalInfo')}
                label="Additional information"
                help="Where the team sits, how you interview today, where candidates drop out."
              />
            </>
          )}
        </PostedForm>
      </div>
    </SubSection>
  )
}
