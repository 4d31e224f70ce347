import { expect, test } from 'vitest'
import { companyAge } from './company-age.ts'

test.each([
  ['2026-06-02T23:59:59.999Z', 52],
  ['2026-06-03T00:00:00.000Z', 53],
  ['2023-06-03T00:00:00.000Z', 50],
  ['2026-12-31T00:00:00.000Z', 53],
  ['2026-01-31T00:00:00.000Z', 52],
])('[J0-02][C1-24] at %s the company is %i years old', (now, age) => {
  expect(companyAge(Date.parse(now))).toEqual(age)
})
