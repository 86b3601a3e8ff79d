/** Everything a form is made of. Fields are plain, named, uncontrolled inputs: they post without JavaScript. */
export { ErrorSummary, type ErrorSummaryProps } from './components/forms/error-summary.tsx'
export {
  ChoiceField,
  TextAreaField,
  TextField,
  type ChoiceFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './components/forms/fields.tsx'
export { FieldRow, FormStack } from './components/forms/form-layout.tsx'
export { FormScope, useFieldId } from './components/forms/form-scope.tsx'
export { SubmitButton, type SubmitButtonProps } from './components/forms/submit-button.tsx'
