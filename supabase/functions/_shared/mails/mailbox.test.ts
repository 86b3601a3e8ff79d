import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  [
    'ada.byron@gmail.com',
    'ADA.BYRON@GMAIL.COM',
    'a.d.a.b.y.r.o.n@gmail.com',
    'adabyron+jobs@gmail.com',
    'adabyron+a+b@googlemail.com',
    'ａｄａbyron@gmail.com',
    'ada\u00adbyron@gmail\u3002com',
  ],
  ['zoë@münchen.example', 'ZOE\u0308@MÜNCHEN.example', 'zoë+x@xn--mnchen-3ya.example'],
  ['ada.byron@example.org', 'Ada.Byron+1@Example.ORG'],
])('%s has one mailbox, however it is spelt', (...spellings) => {
  expect(new Set(spellings.map(mailboxOf))).toHaveLength(1)
})

test('who is somebody else stays somebody else', () => {
  const people = [
    'ada.byron@example.org',
    'adabyron@example.org',
    '+a@example.org',
    '+b@example.org',
    'ada@example.com',
  ]
  expect(new Set(people.map(mailboxOf))).toHaveLength(people.length)
})

test.each(['ada@a..b', 'ada@[', 'ada@a%2', 'ada@', 'ada', ''])('does not fail at %j', (email) => {
  expect(mailboxOf(email)).toBeTypeOf('string')
})
