import { SubSection } from 'shared-ui'
import { ChoiceField, ErrorSummary, FieldRow, FormScope, FormStack } from 'shared-ui/forms'
import { SubmitButton, TextAreaField, TextField } from 'shared-ui/forms'
import type { FormAnswer } from '../posted-form.ts'
import { PostNotice } from '../post-notice.tsx'
import { usePostedForm } from '../use-posted-form.ts'
import { questionnaireErrors, questionnaireFields, teamSizes, thanks } from './questionnaire.ts'
import { submitQuestionnaire } from './questionnaire.ts'
import type { QuestionnaireField } from './questionnaire.ts'
import { ThankYou } from './thank-you.tsx'
import styles from './questionnaire-form.module.css'

const sizeOptions = teamSizes.map((size) => ({ value: size, label: `${size} employees` }))

/** The hiring questionnaire, and the thanks in its place once it is sent. */
export function QuestionnaireForm({
  answer,
}: {
  answer?: FormAnswer<QuestionnaireField> | undefined
}) {
  const { formProps, notice, values, errors, summary, isSending, isSent } = usePostedForm({
    name: 'questionnaire',
    action: '/questionnaire',
    send: submitQuestionnaire,
    fields: questionnaireFields,
    check: questionnaireErrors,
    thanks,
    answer,
  })
  if (isSent) return <ThankYou notice={notice} />

  const field = (name: QuestionnaireField) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    dir: 'auto',
  })
  return (
    <SubSection title="Your hiring">
      <FormScope>
        <form {...formProps} className={styles.form}>
          <FormStack>
            {notice && <PostNotice {...notice} />}
            <ErrorSummary errors={summary} />
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
            <SubmitButton isPending={isSending}>Submit</SubmitButton>
          </FormStack>
        </form>
      </FormScope>
    </SubSection>
  )
}
