/** Everything a form is made of. Fields are plain, named, uncontrolled inputs: they post without JavaScript. */
export { ErrorSummary } from './components/forms/error-summary.tsx'
export { ChoiceField, TextAreaField, TextField } from './components/forms/fields.tsx'
export { FieldRow, FormStack } from './components/forms/form-layout.tsx'
export { FormScope, useFieldId } from './components/forms/form-scope.tsx'
export { SubmitButton } from './components/forms/submit-button.tsx'
