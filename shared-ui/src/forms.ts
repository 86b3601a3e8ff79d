/** Everything a form is made of. Fields are plain, named, uncontrolled inputs: they post without JavaScript. */
export { ErrorSummary, type ErrorSummaryProps } from './components/error-summary.tsx'
export {
  ChoiceField,
  TextAreaField,
  TextField,
  type ChoiceFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './components/fields.tsx'
export { FieldRow, FormStack } from './components/form-layout.tsx'
export { FormScope, useFieldId } from './components/form-scope.tsx'
export { SubmitButton, type SubmitButtonProps } from './components/submit-button.tsx'
