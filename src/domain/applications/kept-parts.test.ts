import { expect, test } from 'vitest'
import { readKeptParts, withKeptPart, writeKeptParts } from './kept-parts.ts'

const ada = { visitor: 'ada', application: '7' }
const phone = { contact: { '': { Phone: '555-0100' } } }

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
  ['it is longer than a form', kept({ contact: { '': { Phone: '5'.repeat(300_000) } } })],
])('nothing is read where %s', (_, stored) => {
  expect(readKeptParts(stored, ada)).toEqual({})
})

test('what no section has, and what is kept apart, is left out', () => {
  const parts = {
    contact: { '': { Phone: '555-0100', Shoe: '42', City: 5 } },
    ssn: { '': { Number: '123-45-6789' } },
    equal: { '': { Gender_ID: '1' } },
    hobbies: { '': { Name: 'Tides' } },
    education: 'none',
  }
  expect(readKeptParts(kept(parts), ada)).toEqual(phone)
})

test('a part takes the place of what it was, and goes without a trace', () => {
  const both = withKeptPart(phone, { section: 'employment', entry: 'a1' }, { Employer: 'Cedar' })
  expect(both).toEqual({ ...phone, employment: { a1: { Employer: 'Cedar' } } })
  expect(withKeptPart(both, { section: 'employment', entry: 'a1' }, null)).toEqual(phone)
  expect(writeKeptParts(ada, withKeptPart(phone, { section: 'contact', entry: '' }, null))).toBe(null)
})
