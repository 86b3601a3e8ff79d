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
import { longText, rtlText } from '../texts.ts'

const errors = { firstName: 'Enter your first name', email: 'Enter an email address with an @' }

/** What stands around fields. */
export const formParts: Family = {
  title: 'Forms',
  entries: {
    SubmitButton: {
      use: 'Sends the form, and cannot be pressed twice. The pending state comes from the router.',
      states: {
        Ready: <SubmitButton isPending={false}>Send message</SubmitButton>,
        Sending: <SubmitButton isPending>Send message</SubmitButton>,
        Focus: <SubmitButton isPending={false}>Send message</SubmitButton>,
        'Right to left': <SubmitButton isPending={false}>أرسل</SubmitButton>,
      },
    },
    ErrorSummary: {
      use: 'Above a form that was refused: what is wrong, with a link to each field. It takes the focus when it comes.',
      states: {
        Errors: (
          <FormStack>
            <ErrorSummary errors={errors} />
            <TextField name="firstName" label="First name" required error={errors.firstName} />
            <TextField name="email" label="Email" type="email" required error={errors.email} />
          </FormStack>
        ),
        Empty: { example: <ErrorSummary errors={null} />, note: 'Shows nothing.' },
        'Long text': <ErrorSummary errors={{ long: longText }} />,
        'Right to left': <ErrorSummary errors={{ rtl: rtlText }} />,
      },
    },
    FormStack: {
      alsoImport: ['TextField', 'SubmitButton'],
      use: 'Fields in one column with the gap that every form has.',
      states: {
        Default: (
          <FormStack>
            <TextField name="name" label="Your name" required />
            <TextField name="company" label="Company" />
            <SubmitButton isPending={false}>Send</SubmitButton>
          </FormStack>
        ),
      },
    },
    FieldRow: {
      use: 'Short fields side by side where there is room.',
      states: {
        Default: (
          <FieldRow>
            <TextField name="first" label="First name" required />
            <TextField name="last" label="Last name" required />
          </FieldRow>
        ),
        'Uneven notes': (
          <FieldRow>
            <TextField name="start" label="Starts" required error="Enter a date" />
            <TextField name="end" label="Ends" help="Leave it empty if you do not know." />
          </FieldRow>
        ),
      },
    },
    FormScope: {
      use: 'Around each of two forms that share a page, so that their fields have ids of their own.',
      states: {
        'Two forms with the same field': (
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
    },
    Form: {
      alsoImport: ['useNavigation'],
      use: 'Posts to the route’s action; the whole form with everything above, as a remote writes it.',
      states: {
        'Send it': {
          example: <SendingForm />,
          note: 'The answer takes 1.5 seconds here.',
          code: `const isPending = useNavigation().state === 'submitting'

<Form method="post">
  <FormStack>
    <TextField name="email" label="Email" type="email" required />
    <SubmitButton isPending={isPending}>Send</SubmitButton>
  </FormStack>
</Form>`,
        },
        'Without looks of its own': (
          <Form method="get">
            <TextField name="q" label="Search" type="search" required />
          </Form>
        ),
      },
    },
  },
}
