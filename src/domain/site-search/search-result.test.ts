import { expect, test } from 'vitest'
import { createExcerpt } from './search-result.ts'

const text = 'We track budgets. We answer audits (“on the day”). Costs come last.\nLedgers\nAudits of ledgers'

test.each([
  ['ledgers', 'Ledgers · Audits of ledgers'],
  ['audit', 'We answer audits (“on the day”). Costs come last. Ledgers · Audits of ledgers'],
  ['ledgers of audits', 'Audits of ledgers'],
  ['costs come', 'Costs come last. Ledgers · Audits of ledgers'],
  ['the', 'We answer audits (“on the day”). Costs come last. Ledgers · Audits of ledgers'],
])('[J3-30] a text in which "%s" is found begins with the sentence that holds most of it', (search, shown) => {
  expect(createExcerpt(text, search)).toBe(shown)
})

test('[J3-30] a text in which nothing is found is shown whole', () => {
  expect(createExcerpt(text, 'zeppelin')).toBe(
    'We track budgets. We answer audits (“on the day”). Costs come last. Ledgers · Audits of ledgers',
  )
})

test('[J3-30] a text without words shows none', () => {
  expect([createExcerpt('', 'audit'), createExcerpt('\n', '')]).toEqual(['', ''])
})
