import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import { expect, test } from 'vitest'
import { jobPostingData } from './structured-data.ts'

const firm = { name: 'Tamarack Research', origin: 'https://tamarack.example' }

test.each([
  ['hour', 'HOUR', 22, 29],
  ['year', 'YEAR', 84_500, 84_500],
] as const)('search engines read dollars by the %s as such: %s', (Unit, unitText, Low, High) => {
  const { baseSalary } = {
    baseSalary: null,
    ...jobPostingData(makePosting({ Pay: { Low, High, Unit } }), firm, '2026-10-01'),
  }
  expect(baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: { '@type': 'QuantitativeValue', minValue: Low, maxValue: High, unitText },
  })
})
