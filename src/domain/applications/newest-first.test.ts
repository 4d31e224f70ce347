import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

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
