import { expect, test } from 'vitest'
import { givenDraft, readKeptParts, withKeptPart } from './kept-parts.ts'

const ada = { visitor: 'ada', application: '7' }
const draft = { version: 3, before: { Phone: '555' }, values: { Phone: '555-0100' }, unanswered: [{ Phone: '555-0' }] }
const phone = { contact: { '': draft } }
const [contact, employer] = [
  { section: 'contact', entry: '' },
  { section: 'employment', entry: 'a1' },
] as const

const kept = (parts: object, { visitor, application } = ada) =>
  JSON.stringify({ visitor, forms: { [application]: parts } })

test('what a device keeps is read as it was written', () => {
  expect(readKeptParts(withKeptPart(null, ada, contact, draft), ada)).toEqual(phone)
})

test.each([
  ['nothing is there', null],
  ['it is broken off', '{"visitor":"ada"'],
  ['it is a list', '[]'],
  ['somebody else wrote it', kept(phone, { ...ada, visitor: 'ben' })],
  ['it is of another application', kept(phone, { ...ada, application: '8' })],
  ['it is longer than any form', kept({ contact: { '': givenDraft({ Phone: '5'.repeat(1_100_000) }) } })],
])('nothing is read where %s', (_, stored) => {
  expect(readKeptParts(stored, ada)).toEqual({})
})

test('what no section has, and what is kept apart, is left out', () => {
  const parts = {
    contact: {
      '': {
        version: 3,
        before: { Phone: '555', Shoe: '41' },
        values: { Phone: '555-0100', Shoe: '42', City: 5 },
        unanswered: [{ Phone: '555-0', Shoe: '4' }],
      },
    },
    ssn: { '': givenDraft({ Number: '123-45-6789' }) },
    equal: { '': givenDraft({ Gender_ID: '1' }) },
    hobbies: { '': givenDraft({ Name: 'Tides' }) },
    education: 'none',
  }
  expect(readKeptParts(kept(parts), ada)).toEqual(phone)
})

test.each([['none'], [{ values: {} }], [{ ...draft, version: -1 }], [{ ...draft, version: 0.5 }]])(
  'a part of which nobody knows what it was written over is left out: %j',
  (broken) => {
    expect(readKeptParts(kept({ ...phone, employment: { a1: broken } }), ada)).toEqual({ ...phone, employment: {} })
  },
)

test('a part takes the place of what it was, and goes without a trace', () => {
  const one = withKeptPart(null, ada, contact, draft)
  const both = withKeptPart(one, ada, employer, givenDraft({ Employer: 'Cedar' }))
  expect(readKeptParts(both, ada)).toEqual({ ...phone, employment: { a1: givenDraft({ Employer: 'Cedar' }) } })
  expect(withKeptPart(both, ada, employer, null)).toBe(one)
  expect(withKeptPart(one, ada, contact, null)).toBe(null)
})

test('two applications of one person stand side by side; of somebody else nothing is left once there is something to keep', () => {
  const other = { ...ada, application: '8' }
  const both = withKeptPart(withKeptPart(null, ada, contact, draft), other, employer, givenDraft({ Employer: 'Cedar' }))
  expect([readKeptParts(both, ada), readKeptParts(both, other)]).toEqual([
    phone,
    { employment: { a1: givenDraft({ Employer: 'Cedar' }) } },
  ])
  const ben = { visitor: 'ben', application: '9' }
  expect(withKeptPart(both, ben, contact, null)).toBe(both)
  const bens = withKeptPart(both, ben, contact, draft)
  expect([readKeptParts(bens, ben), readKeptParts(bens, ada)]).toEqual([phone, {}])
})
