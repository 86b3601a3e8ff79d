import { ChoiceField, TextAreaField, TextField } from '../../src/forms.ts'
import type { Family } from '../entry.ts'
import { longText, longTitle, rtlText, rtlTitle } from '../texts.ts'

const kinds = [
  { value: 'hire', label: 'I want to hire' },
  { value: 'work', label: 'I look for work' },
]

/** Plain named inputs, which post without JavaScript. */
export const fields: Family = {
  title: 'Fields',
  entries: [
    {
      name: 'TextField',
      from: 'shared-ui/forms',
      use: 'One line of text. Give it type, autoComplete and inputMode as you would an input.',
      states: [
        { name: 'Required', example: <TextField name="firstName" label="First name" required /> },
        {
          name: 'Optional, with help',
          example: (
            <TextField name="phone" label="Phone" type="tel" help="With the country code." />
          ),
        },
        {
          name: 'Filled',
          example: <TextField name="city" label="City" defaultValue="Lisbon" required />,
        },
        {
          name: 'Hover',
          force: 'hover',
          example: <TextField name="street" label="Street" required />,
        },
        {
          name: 'Focus',
          force: 'focus',
          example: <TextField name="zip" label="Postcode" required />,
        },
        {
          name: 'Error',
          example: (
            <TextField
              name="email"
              label="Email"
              type="email"
              required
              defaultValue="ada.example.com"
              help="We answer to this address."
              error="Enter an email address with an @, for example ada@example.com"
            />
          ),
        },
        {
          name: 'Disabled',
          note: 'No form of the site has one. What cannot be changed is better shown as text.',
          example: <TextField name="reference" label="Reference" defaultValue="PL-1042" disabled />,
        },
        {
          name: 'Long text',
          example: (
            <TextField
              name="long"
              label={longTitle}
              defaultValue={longText}
              help={longText}
              required
            />
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: (
            <TextField name="rtl" label={rtlTitle} defaultValue="ليلى" error={rtlText} required />
          ),
        },
      ],
    },
    {
      name: 'TextAreaField',
      from: 'shared-ui/forms',
      use: 'Several lines of text; it grows with what is written.',
      states: [
        { name: 'Required', example: <TextAreaField name="work" label="The work" required /> },
        { name: 'Optional', example: <TextAreaField name="notes" label="Anything else" /> },
        {
          name: 'Error',
          example: (
            <TextAreaField
              name="message"
              label="Message"
              required
              error="Write at least a sentence"
            />
          ),
        },
        {
          name: 'Disabled',
          example: (
            <TextAreaField name="answer" label="Our answer" defaultValue={longText} disabled />
          ),
        },
        {
          name: 'Long text',
          example: (
            <TextAreaField
              name="long"
              label={longTitle}
              defaultValue={`${longText}\n\n${longText}`}
            />
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <TextAreaField name="rtl" label={rtlTitle} defaultValue={rtlText} />,
        },
      ],
    },
    {
      name: 'ChoiceField',
      from: 'shared-ui/forms',
      use: 'One choice of two to six, all in sight.',
      states: [
        {
          name: 'Nothing chosen',
          example: (
            <ChoiceField name="kind" label="What brings you here?" options={kinds} required />
          ),
        },
        {
          name: 'One chosen',
          example: (
            <ChoiceField
              name="side"
              label="Which side are you on?"
              options={kinds}
              defaultValue="hire"
            />
          ),
        },
        {
          name: 'Hover',
          force: 'hover',
          example: (
            <ChoiceField name="hovered" label="Under the pointer" options={kinds} required />
          ),
        },
        {
          name: 'Error',
          example: (
            <ChoiceField
              name="wrong"
              label="Why do you write?"
              options={kinds}
              required
              help="You can change it later."
              error="Choose one"
            />
          ),
        },
        {
          name: 'Long text',
          example: (
            <ChoiceField
              name="long"
              label={longTitle}
              options={[
                { value: 'one', label: longText },
                { value: 'two', label: 'Short' },
              ]}
            />
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: (
            <ChoiceField
              name="rtl"
              label="اختر"
              options={[{ value: 'one', label: rtlTitle }]}
              required
            />
          ),
        },
      ],
    },
  ],
}
