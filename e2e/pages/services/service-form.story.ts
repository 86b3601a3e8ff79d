import { formStories } from '../../site/form-stories.ts'

formStories('/services/technical-interview')
