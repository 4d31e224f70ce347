import { expect, test } from 'vitest'
import { ratePasswordStrength } from './password-strength.ts'

test.each([
  [0, 0, 'Very Weak', 'red'],
  [3, 18.75, 'Very Weak', 'red'],
  [4, 25, 'Weak', 'red'],
  [7, 43.75, 'Weak', 'red'],
  [8, 50, 'Medium', 'orange'],
  [11, 68.75, 'Medium', 'orange'],
  [12, 75, 'Strong', 'green'],
  [15, 93.75, 'Strong', 'green'],
  [16, 100, 'Very Strong', 'green'],
  [64, 100, 'Very Strong', 'green'],
  [65, 100, 'Very Strong', 'green'],
])(
  '[J5-33][J5-34][J5-35][J5-36] a password of %i characters fills %d percent, is %s and %s',
  (length, percent, text, colour) => {
    expect(ratePasswordStrength('x'.repeat(length))).toEqual({ percent, text, colour })
  },
)

test('[J5-32][J5-33] blanks around a password count, for they belong to it', () => {
  expect(ratePasswordStrength('  abcd  ')).toEqual({ percent: 50, text: 'Medium', colour: 'orange' })
})
