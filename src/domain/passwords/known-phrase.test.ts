import { expect, test } from 'vitest'
import { isKnownPhrase } from './known-phrase.ts'

test('[J5-27][J5-28] the phrase of the comic is known whatever its case and its blanks, and only as a whole', () => {
  const known = ['correct horse battery staple', 'CorrectHorseBatteryStaple', ' correct  horse\tbattery staple ']
  const unknown = ['correct horse battery', 'correct horse battery staples', 'correct-horse-battery-staple', '']
  expect([known.map(isKnownPhrase), unknown.map(isKnownPhrase)]).toEqual([
    [true, true, true],
    [false, false, false, false],
  ])
})
