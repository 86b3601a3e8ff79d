import { schemaResolver } from '@mantine/form'
import { questionnaireFields, questionnaireSchema } from './questionnaire.ts'

export { FormKeeper } from '../posted-form/form-keeper.tsx'
export { submitQuestionnaire as send } from './questionnaire.ts'

export const fields = questionnaireFields

export const validate = schemaResolver(questionnaireSchema, { sync: true })
