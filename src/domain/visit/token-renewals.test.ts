import { expect, test } from 'vitest'
import { latestRenewal } from './token-renewals.ts'

test('[C3.8-03] the latest token is found however often the one before it was refreshed', () => {
  const renewals = { one: 'two', two: 'three', other: 'another' }
  expect(['one', 'two', 'three', 'other'].map((from) => latestRenewal(renewals, from))).toEqual([
    'three',
    'three',
    null,
    'another',
  ])
})

test('[C3.8-03] renewals that lead back to where they began are none', () => {
  expect([latestRenewal({ one: 'one' }, 'one'), latestRenewal({ one: 'two', two: 'one' }, 'one')]).toEqual([null, null])
})
