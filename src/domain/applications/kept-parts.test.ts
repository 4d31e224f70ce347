import { expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import { readKeptParts, withKeptPart, writeKeptParts } from './kept-parts.ts'

const ada = { visitor: 'ada', application: '7' }
const over = (version: number, values: FormValues) => ({ version, before: {}, values })
const phone = { contact: { '': { version: 3, before: { Phone: '555' }, values: { Phone: '555-0100' } } } }

const kept = (parts: object, whose: object = ada) => JSON.stringify({ ...whose, parts })

test('what a device keeps is read as it was written', () => {
  expect(readKeptParts(writeKeptParts(ada, phone), ada)).toEqual(phone)
})

test.each([
  ['nothing is there', null],
  ['it is broken off', '{"visitor":"ada"'],
  ['it is a list', '[]'],
  ['somebody else wrote it', kept(phone, { ...ada, visitor: 'ben' })],
  ['it is of another application', kept(phone, { ...ada, application: '8' })],
  ['it is longer than a form', kept({ contact: { '': over(1, { Phone: '5'.repeat(300_000) }) } })],
])('nothing is read where %s', (_, stored) => {
  expect(readKeptParts(stored, ada)).toEqual({})
})

test('what no section has, and what is kept apart, is left out', () => {
  const parts = {
    contact: {
      '': { version: 3, before: { Phone: '555', Shoe: '41' }, values: { Phone: '555-0100', Shoe: '42', City: 5 } },
    },
    ssn: { '': over(0, { Number: '123-45-6789' }) },
    equal: { '': over(0, { Gender_ID: '1' }) },
    hobbies: { '': over(0, { Name: 'Tides' }) },
    education: 'none',
  }
  expect(readKeptParts(kept(parts), ada)).toEqual(phone)
})

test.each([['none'], [{ values: {} }], [over(-1, {})], [over(0.5, {})]])(
  'a part of which nobody knows what it was written over is left out: %j',
  (draft) => {
    expect(readKeptParts(kept({ ...phone, employment: { a1: draft } }), ada)).toEqual({ ...phone, employment: {} })
  },
)

test('a part takes the place of what it was, and goes without a trace', () => {
  const both = withKeptPart(phone, { section: 'employment', entry: 'a1' }, over(0, { Employer: 'Cedar' }))
  expect(both).toEqual({ ...phone, employment: { a1: over(0, { Employer: 'Cedar' }) } })
  expect(withKeptPart(both, { section: 'employment', entry: 'a1' }, null)).toEqual(phone)
  expect(writeKeptParts(ada, withKeptPart(phone, { section: 'contact', entry: '' }, null))).toBe(null)
})
