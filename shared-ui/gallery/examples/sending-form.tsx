import { FormStack, SubmitButton, TextField } from '../../src/forms.ts'
import { Form, useNavigation } from '../../src/router.ts'

/** A whole form: it sends, says so, and comes back. */
export function SendingForm() {
  const isPending = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <FormStack>
        <TextField name="email" label="Email" type="email" autoComplete="email" required />
        <SubmitButton isPending={isPending}>Send</SubmitButton>
      </FormStack>
    </Form>
  )
}
