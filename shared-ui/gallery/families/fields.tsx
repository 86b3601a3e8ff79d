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
  entries: {
    TextField: {
      use: 'One line of text. Give it type, autoComplete and inputMode as you would an input.',
      states: {
        Required: <TextField name="firstName" label="First name" required />,
        'Optional, with help': (
          <TextField name="phone" label="Phone" type="tel" help="With the country code." />
        ),
        Filled: <TextField name="city" label="City" defaultValue="Lisbon" required />,
        Hover: <TextField name="street" label="Street" required />,
        Focus: <TextField name="zip" label="Postcode" required />,
        Error: (
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
        Disabled: {
          example: <TextField name="reference" label="Reference" defaultValue="PL-1042" disabled />,
          note: 'No form of the site has one. What cannot be changed is better shown as text.',
        },
        'Long text': (
          <TextField
            name="long"
            label={longTitle}
            defaultValue={longText}
            help={longText}
            required
          />
        ),
        'Right to left': (
          <TextField name="rtl" label={rtlTitle} defaultValue="ليلى" error={rtlText} required />
        ),
      },
    },
    TextAreaField: {
      use: 'Several lines of text; it grows with what is written.',
      states: {
        Required: <TextAreaField name="work" label="The work" required />,
        Optional: <TextAreaField name="notes" label="Anything else" />,
        Error: (
          <TextAreaField
            name="message"
            label="Message"
            required
            error="Write at least a sentence"
          />
        ),
        Disabled: (
          <TextAreaField name="answer" label="Our answer" defaultValue={longText} disabled />
        ),
        'Long text': (
          <TextAreaField
            name="long"
            label={longTitle}
            defaultValue={`${longText}\n\n${longText}`}
          />
        ),
        'Right to left': <TextAreaField name="rtl" label={rtlTitle} defaultValue={rtlText} />,
      },
    },
    ChoiceField: {
      use: 'One choice of two to six, all in sight.',
      states: {
        'Nothing chosen': (
          <ChoiceField name="kind" label="What brings you here?" options={kinds} required />
        ),
        'One chosen': (
          <ChoiceField
            name="side"
            label="Which side are you on?"
            options={kinds}
            defaultValue="hire"
          />
        ),
        Hover: <ChoiceField name="hovered" label="Under the pointer" options={kinds} required />,
        Error: (
          <ChoiceField
            name="wrong"
            label="Why do you write?"
            options={kinds}
            required
            help="You can change it later."
            error="Choose one"
          />
        ),
        'Long text': (
          <ChoiceField
            name="long"
            label={longTitle}
            options={[
              { value: 'one', label: longText },
              { value: 'two', label: 'Short' },
            ]}
          />
        ),
        'Right to left': (
          <ChoiceField
            name="rtl"
            label="اختر"
            options={[{ value: 'one', label: rtlTitle }]}
            required
          />
        ),
      },
    },
  },
}
