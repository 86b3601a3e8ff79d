import {
  ErrorSummary,
  FieldRow,
  FormScope,
  FormStack,
  SubmitButton,
  TextField,
} from '../../src/forms.ts'
import { Form } from '../../src/router.ts'
import type { Family } from '../entry.ts'
import { SendingForm } from '../examples/sending-form.tsx'
import { longText, longTitle, rtlText, rtlTitle } from '../texts.ts'

const errors = { firstName: 'Enter your first name', email: 'Enter an email address with an @' }

/** What stands around fields. */
export const formParts: Family = {
  title: 'Forms',
  entries: [
    {
      name: 'SubmitButton',
      from: 'shared-ui/forms',
      use: 'Sends the form, and cannot be pressed twice. The pending state comes from the router.',
      states: [
        { name: 'Ready', example: <SubmitButton isPending={false}>Send message</SubmitButton> },
        { name: 'Sending', example: <SubmitButton isPending>Send message</SubmitButton> },
        {
          name: 'Sending, in other words',
          example: (
            <SubmitButton isPending pendingText="Saving your answers...">
              Finish
            </SubmitButton>
          ),
        },
        {
          name: 'Focus',
          force: 'focus',
          example: <SubmitButton isPending={false}>Send message</SubmitButton>,
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <SubmitButton isPending={false}>أرسل</SubmitButton>,
        },
      ],
    },
    {
      name: 'ErrorSummary',
      from: 'shared-ui/forms',
      use: 'Above a form that was refused: what is wrong, with a link to each field. It takes the focus when it comes.',
      states: [
        {
          name: 'Errors',
          example: (
            <FormStack>
              <ErrorSummary errors={errors} />
              <TextField name="firstName" label="First name" required error={errors.firstName} />
              <TextField name="email" label="Email" type="email" required error={errors.email} />
            </FormStack>
          ),
        },
        {
          name: 'Other words',
          example: (
            <ErrorSummary title="We could not send it" errors={{ form: 'Try again later' }} />
          ),
        },
        { name: 'Empty', note: 'Shows nothing.', example: <ErrorSummary errors={null} /> },
        {
          name: 'Long text',
          example: <ErrorSummary title={longTitle} errors={{ long: longText }} />,
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <ErrorSummary title={rtlTitle} errors={{ rtl: rtlText }} />,
        },
      ],
    },
    {
      name: 'FormStack',
      from: 'shared-ui/forms',
      alsoImport: ['TextField', 'SubmitButton'],
      use: 'Fields in one column with the gap that every form has.',
      states: [
        {
          name: 'Default',
          example: (
            <FormStack>
              <TextField name="name" label="Your name" required />
              <TextField name="company" label="Company" />
              <SubmitButton isPending={false}>Send</SubmitButton>
            </FormStack>
          ),
        },
      ],
    },
    {
      name: 'FieldRow',
      from: 'shared-ui/forms',
      use: 'Short fields side by side where there is room.',
      states: [
        {
          name: 'Default',
          example: (
            <FieldRow>
              <TextField name="first" label="First name" required />
              <TextField name="last" label="Last name" required />
            </FieldRow>
          ),
        },
        {
          name: 'Uneven notes',
          example: (
            <FieldRow>
              <TextField name="start" label="Starts" required error="Enter a date" />
              <TextField name="end" label="Ends" help="Leave it empty if you do not know." />
            </FieldRow>
          ),
        },
      ],
    },
    {
      name: 'FormScope',
      from: 'shared-ui/forms',
      use: 'Around each of two forms that share a page, so that their fields have ids of their own.',
      states: [
        {
          name: 'Two forms with the same field',
          example: (
            <>
              <FormScope>
                <TextField name="email" label="Your email" required />
              </FormScope>
              <FormScope>
                <TextField name="email" label="A colleague’s email" required />
              </FormScope>
            </>
          ),
        },
      ],
    },
    {
      name: 'Form',
      from: 'shared-ui/router',
      alsoImport: ['useNavigation'],
      use: 'Posts to the route’s action; the whole form with everything above, as a remote writes it.',
      states: [
        {
          name: 'Send it',
          note: 'The answer takes 1.5 seconds here.',
          example: <SendingForm />,
          code: `const isPending = useNavigation().state === 'submitting'

<Form method="post">
  <FormStack>
    <TextField name="email" label="Email" type="email" required />
    <SubmitButton isPending={isPending}>Send</SubmitButton>
  </FormStack>
</Form>`,
        },
        {
          name: 'Without looks of its own',
          example: (
            <Form method="get">
              <TextField name="q" label="Search" type="search" required />
            </Form>
          ),
        },
      ],
    },
  ],
}
