import * as v from 'valibot'

const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029]/u
const unprintableInText = /[^\P{Cc}\t\n\r]|\p{Cs}/u
const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/
const phoneNumber = /^(?=(?:[^0-9]*[0-9]){7})[0-9 +().\-/]{7,20}(?: ?(?:ext\.?|x) ?[0-9]{1,6})?$/i

/** One line of text: present, not longer than `max` characters, nothing that could break a mail header. */
const line = (missing: string, max: number, tooLong: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(max, tooLong),
    v.check((text) => !unprintable.test(text), 'Remove line breaks and control characters.'),
  )

const emailHint = 'Enter an email address like name@company.com.'

/** An email address on one line: what every form of the site takes for one. */
export const emailLine = (missing: string) =>
  v.pipe(
    line(missing, 254, emailHint),
    v.check((text) => emailPattern.test(text), emailHint),
  )

/** As the form begins a message about an opening, the network or somebody's information, and what else says no more. */
const referenceOnly =
  /^(?:about|ref?|[\s\p{P}\p{S}\p{Cf}])*(?:[A-Z]{2}-\d{3,6}|your network|my information)[\s\p{P}\p{S}\p{Cf}]*$/iu

/** A number that was copied from elsewhere has marks that nobody sees, and digits, spaces and dashes of other kinds. */
const asTyped = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

const phoneHint = 'Enter one phone number with at least 7 digits, like +1 512 555 0123.'

/** A missing field counts as an empty one, so that its message is the same. */
const field = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(schema, '')

/** The contact form, once: the browser's messages and the function's verdict. */
export const contactSchema = v.object({
  firstName: field(line('Enter your first name.', 100, 'Keep your first name to 100 characters.')),
  lastName: field(line('Enter your last name.', 100, 'Keep your last name to 100 characters.')),
  email: field(emailLine('Enter your email address.')),
  phone: field(
    v.pipe(
      line('Enter your phone number.', 40, phoneHint),
      v.transform(asTyped),
      v.check((text) => phoneNumber.test(text), phoneHint),
    ),
  ),
  company: field(line('Enter your company.', 200, 'Keep the company name to 200 characters.')),
  message: field(
    v.pipe(
      v.string('Tell us what you need.'),
      // A form posted without JavaScript ends its lines in two characters, one sent in place in one.
      v.transform((text) => text.replace(/\r\n?/g, '\n')),
      v.trim(),
      v.nonEmpty('Tell us what you need.'),
      v.check((text) => !referenceOnly.test(text), 'Say more than what it is about.'),
      v.maxLength(5000, 'Keep your message to 5,000 characters.'),
      v.check((text) => !unprintableInText.test(text), 'Remove characters that cannot be shown.'),
    ),
  ),
})

export type Contact = v.InferOutput<typeof contactSchema>
export type ContactField = keyof Contact
export type ContactErrors = Partial<Record<ContactField, string>>

/** Either the cleaned contact, or the first message for each field that is wrong. */
export function checkContact(
  input: unknown,
): { contact: Contact; errors: null } | { contact: null; errors: ContactErrors } {
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {}
  const verdict = v.safeParse(contactSchema, fields)
  if (verdict.success) return { contact: verdict.output, errors: null }

  const errors: ContactErrors = {}
  for (const issue of verdict.issues) {
    const field = issue.path?.[0]?.key as ContactField
    errors[field] ??= issue.message
  }
  return { contact: null, errors }
}

/** The first message for each field that is wrong; empty when the contact may be sent. */
export const contactErrors = (input: unknown): ContactErrors => checkContact(input).errors ?? {}
