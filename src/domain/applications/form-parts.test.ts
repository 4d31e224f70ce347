import { expect, test } from 'vitest'
import { mergeValues, newestFirst } from './form-parts.ts'

const before = { FirstName: 'Ada', Phone: '555-0100', City: 'Dayton' }

test('what only one of two has changed is as that one has it', () => {
  const mine = { ...before, Phone: '555-0199' }
  const theirs = { ...before, City: 'Arlington' }
  expect(mergeValues({ before, mine, theirs })).toEqual({
    values: { FirstName: 'Ada', Phone: '555-0199', City: 'Arlington' },
    clashes: [],
  })
})

test('what both have changed is named, and stands as I have it', () => {
  const mine = { ...before, Phone: '555-0199', City: 'Seaside' }
  const theirs = { ...before, Phone: '555-0142', City: 'Seaside' }
  expect(mergeValues({ before, mine, theirs })).toEqual({
    values: { FirstName: 'Ada', Phone: '555-0199', City: 'Seaside' },
    clashes: ['Phone'],
  })
})

test('what was emptied in one place is empty, and what is new in the other stays', () => {
  const theirs = { ...before, Phone: '', Address2: 'Suite 4' }
  expect(mergeValues({ before, mine: before, theirs })).toEqual({
    values: { FirstName: 'Ada', Phone: '', City: 'Dayton', Address2: 'Suite 4' },
    clashes: [],
  })
})

test('ticks are compared as they stand', () => {
  const mine = { IsCurrent: ['I still work there'] }
  expect(mergeValues({ before: {}, mine, theirs: { IsCurrent: [] } }).clashes).toEqual(['IsCurrent'])
  expect(mergeValues({ before: { IsCurrent: [] }, mine, theirs: { IsCurrent: [] } })).toEqual({
    values: mine,
    clashes: [],
  })
})

const job = (Employer: string, values: Readonly<Record<string, string | ReadonlyArray<string>>>) => ({
  Values: { Employer, ...values },
})
const listEmployers = (parts: ReturnType<typeof newestFirst<ReturnType<typeof job>>>) =>
  parts.map(({ Values }) => Values.Employer)

const jobs = [
  job('Beacon', { From: '6/2010', To: 'June 2015' }),
  job('Cedar', { From: '7/2019', IsCurrent: ['I still work there'] }),
  job('Delta', { From: 'someday' }),
  job('Ember', { From: '1/2016', To: '2/2016' }),
]

test('the one that goes on comes first, then the latest, and last what names no month', () => {
  expect(listEmployers(newestFirst('employment', jobs))).toEqual(['Cedar', 'Ember', 'Beacon', 'Delta'])
})

test('what has no times stays as it was added', () => {
  expect(listEmployers(newestFirst('references', jobs))).toEqual(['Beacon', 'Cedar', 'Delta', 'Ember'])
})
