import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.each([
  ['7035550142', '(703) 555-0142'],
  ['703.555.0142', '(703) 555-0142'],
  ['(703) 555-0142 ext. 7', '(703) 555-0142 x7'],
  ['703555014212345', '(703) 555-0142 x12345'],
  ['555-0142', '555-0142'],
  ['', ''],
])('[C2.5-13][C2.5-14][C2.5-15][C5-15] the phone number "%s" reads "%s"', (text, read) => {
  expect(formatPhone(text)).toBe(read)
})
