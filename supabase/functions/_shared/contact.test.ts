import { describe, expect, test } from 'vitest'
import { ordinaryContact } from '../../tests/contacts.ts'
import { checkContact, contactErrors } from './contact.ts'

const contact = {
  ...ordinaryContact,
  phone: '+1 (512) 555-0123',
  message: 'Two backend engineers.\nFrom March.',
}

test('takes a complete contact, trimmed', () => {
  expect(checkContact({ ...contact, firstName: '  Ada ', extra: 1 }).contact).toEqual(contact)
})

test('ends the lines of a message in one way, however it was posted', () => {
  const message = 'One\r\ntwo\rthree\n\nfour'
  expect(checkContact({ ...contact, message }).contact?.message).toBe('One\ntwo\nthree\n\nfour')
})

test.each([{}, null, 'text', [contact], 7])('asks for every field when given %j', (input) => {
  expect(contactErrors(input)).toEqual({
    firstName: 'Enter your first name.',
    lastName: 'Enter your last name.',
    email: 'Enter your email address.',
    phone: 'Enter your phone number.',
    company: 'Enter your company.',
    message: 'Tell us what you need.',
  })
})

test('writes a phone number in plain digits, spaces and dashes', () => {
  const phone = '\u202d＋44\u00a020\u20137946−0958\u202c'
  expect(checkContact({ ...contact, phone }).contact?.phone).toBe('+44 20-7946-0958')
})

describe('refuses', () => {
  const emailHint = 'Enter an email address like name@company.com.'
  const phoneHint = 'Enter one phone number with at least 7 digits, like +1 512 555 0123.'
  const referenceHint = 'Say more than what it is about.'
  const breakHint = 'Remove line breaks and control characters.'
  test.each([
    ['firstName', '   ', 'Enter your first name.'],
    ['firstName', 'a'.repeat(101), 'Keep your first name to 100 characters.'],
    ['firstName', 'Ada\r\nBcc: all@example.org', breakHint],
    ['lastName', 'By\u2028ron', breakHint],
    ['lastName', ['Byron'], 'Enter your last name.'],
    ['company', 'A\u0000B', breakHint],
    ['company', '\ud800', breakHint],
    ['email', 'ada', emailHint],
    ['email', 'ada@example', emailHint],
    ['email', 'a b@example.org', emailHint],
    ['email', 'ada@example.org, eve@example.org', emailHint],
    ['email', 'ada@example..org', emailHint],
    ['email', `${'a'.repeat(250)}@example.org`, emailHint],
    ['phone', '123456', phoneHint],
    ['phone', '555-CALL-NOW', phoneHint],
    ['phone', '1'.repeat(21), phoneHint],
    ['phone', '+44 (0) 20 7946 0958 / 0959', phoneHint],
    ['phone', '512555012²', phoneHint],
    ['message', 'a'.repeat(5001), 'Keep your message to 5,000 characters.'],
    ['message', 'About PL-1041: ', referenceHint],
    ['message', 'PL-1041', referenceHint],
    ['message', 'About your network: ', referenceHint],
    ['message', 'About my information: ', referenceHint],
    ['message', 'Re: #PL-1041', referenceHint],
    ['message', 'about  pl-1041 …', referenceHint],
    ['message', 'PL-1041:\u200b', referenceHint],
    ['message', 'bell \u0007', 'Remove characters that cannot be shown.'],
  ])('%s %j', (field, value, message) => {
    expect(contactErrors({ ...contact, [field]: value })).toEqual({ [field]: message })
  })
})

test.each([
  ['phone', '512.555.0123'],
  ['phone', '+44 20 7946 0958 ext 12'],
  ['phone', '030/123 45 67'],
  ['email', "o'brien+jobs@mail.example.co.uk"],
  ['email', 'ada@münchen.example'],
  ['firstName', 'José María'],
  ['company', 'Weiß & Söhne <Berlin>'],
  ['message', 'About PL-1041: yes'],
  ['message', 'About my information: delete it'],
  ['message', 'Is PL-1041 open?'],
  ['message', 'Tabs\tand\r\nlines, 👍🏽'],
])('takes %s %j', (field, value) => {
  expect(contactErrors({ ...contact, [field]: value })).toEqual({})
})
