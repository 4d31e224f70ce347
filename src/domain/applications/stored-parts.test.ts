import { expect, test } from 'vitest'
import { createPartDraft, readStoredParts, withStoredPart } from './stored-parts.ts'

const ada = { visitor: 'ada', application: '7' }
const draft = { version: 3, before: { Phone: '555' }, values: { Phone: '555-0100' }, unanswered: [{ Phone: '555-0' }] }
const phone = { contact: { '': draft } }
const [contact, employer] = [
  { section: 'contact', entry: '' },
  { section: 'employment', entry: 'a1' },
] as const

const writeStoredForms = (parts: object, { visitor, application } = ada) =>
  JSON.stringify({ visitor, forms: { [application]: parts } })

test('what a device keeps is read as it was written', () => {
  expect(readStoredParts(withStoredPart(null, ada, contact, draft), ada)).toEqual(phone)
})

test.each([
  ['nothing is there', null],
  ['it is broken off', '{"visitor":"ada"'],
  ['it is a list', '[]'],
  ['somebody else wrote it', writeStoredForms(phone, { ...ada, visitor: 'ben' })],
  ['it is of another application', writeStoredForms(phone, { ...ada, application: '8' })],
  [
    'it is longer than any form',
    writeStoredForms({ contact: { '': createPartDraft({ Phone: '5'.repeat(1_100_000) }) } }),
  ],
])('nothing is read where %s', (_, stored) => {
  expect(readStoredParts(stored, ada)).toEqual({})
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
    ssn: { '': createPartDraft({ Number: '123-45-6789' }) },
    equal: { '': createPartDraft({ Gender_ID: '1' }) },
    hobbies: { '': createPartDraft({ Name: 'Tides' }) },
    education: 'none',
  }
  expect(readStoredParts(writeStoredForms(parts), ada)).toEqual(phone)
})

test.each([['none'], [{ values: {} }], [{ ...draft, version: -1 }], [{ ...draft, version: 0.5 }]])(
  'a part of which nobody knows what it was written over is left out: %j',
  (broken) => {
    expect(readStoredParts(writeStoredForms({ ...phone, employment: { a1: broken } }), ada)).toEqual({
      ...phone,
      employment: {},
    })
  },
)

test('a part takes the place of what it was, and goes without a trace', () => {
  const one = withStoredPart(null, ada, contact, draft)
  const both = withStoredPart(one, ada, employer, createPartDraft({ Employer: 'Cedar' }))
  expect(readStoredParts(both, ada)).toEqual({ ...phone, employment: { a1: createPartDraft({ Employer: 'Cedar' }) } })
  expect(withStoredPart(both, ada, employer, null)).toBe(one)
  expect(withStoredPart(one, ada, contact, null)).toBe(null)
})

test('two applications of one person stand side by side; of somebody else nothing is left once there is something to keep', () => {
  const other = { ...ada, application: '8' }
  const both = withStoredPart(
    withStoredPart(null, ada, contact, draft),
    other,
    employer,
    createPartDraft({ Employer: 'Cedar' }),
  )
  expect([readStoredParts(both, ada), readStoredParts(both, other)]).toEqual([
    phone,
    { employment: { a1: createPartDraft({ Employer: 'Cedar' }) } },
  ])
  const ben = { visitor: 'ben', application: '9' }
  expect(withStoredPart(both, ben, contact, null)).toBe(both)
  const bens = withStoredPart(both, ben, contact, draft)
  expect([readStoredParts(bens, ben), readStoredParts(bens, ada)]).toEqual([phone, {}])
})
