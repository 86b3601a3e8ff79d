import { DefinitionPanel, PageBody, PageHero, Seo, TickList } from 'shared-ui'
import { useActionData, type ActionFunctionArgs } from 'shared-ui/router'
import { QuestionnaireArt } from '../section-art.tsx'
import { answerPost, readForm, textsOf, type FormAnswer } from '../posted-form/form-answer.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'

export { RouteError as ErrorBoundary } from 'shared-ui'

export async function action({ request }: ActionFunctionArgs) {
  // With JavaScript the form has no use for the action, and brings the rules when it is reached.
  const { questionnaireFields, submitQuestionnaire } = await import('./questionnaire.ts')
  return answerPost(submitQuestionnaire(textsOf(await readForm(request), questionnaireFields)))
}

export function Component() {
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Seo
        title="Hiring Questionnaire"
        description="Your contact details and three optional questions about the engineers you need: what we ask on a first call, to think through before it."
      />
      <PageHero
        eyebrow="Hiring questionnaire"
        title="Let's Get Started"
        lead="Your contact details and three optional questions about the engineers you need: what we ask on a first call, to think through before it."
        art={<QuestionnaireArt />}
      />
      <PageBody
        aside={
          <DefinitionPanel title="What helps most">
            <TickList items={helpful} />
          </DefinitionPanel>
        }
      >
        <QuestionnaireForm answer={answer} />
      </PageBody>
    </>
  )
}

const helpful = [
  'The three skills without which you would not hire, rather than a list of twenty.',
  'What the new colleague should have finished after three months.',
  'Who decides in the end, and what made them say no the last time.',
]
