import { expect, test } from 'vitest'
import {
  formatSocialSecurityNumber,
  isMasked,
  maskSocialSecurityNumber,
  socialSecurityNumberProblem,
} from './social-security-number.ts'

test.each([
  ['123456789', '123-45-6789'],
  ['123-45-6789', '123-45-6789'],
  [' 123 45.6789 ', '123-45-6789'],
  ['12345678', '12345678'],
  ['1234567890', '1234567890'],
  ['12345678x', '12345678x'],
  ['', ''],
])('[C5-16] %j is read as %j', (typed, read) => {
  expect(formatSocialSecurityNumber(typed)).toBe(read)
})

test.each([
  ['123456789', '•••-••-6789'],
  ['12345678', '•••-••-••••'],
  ['not today', '•••-••-••••'],
  ['', ''],
])('[C5-16] of %j is shown %j', (typed, shown) => {
  expect([maskSocialSecurityNumber(typed), isMasked(shown), isMasked(typed)]).toEqual([shown, shown !== '', false])
})

test('[C5-16] what is masked stays as it is', () => {
  expect(['•••-••-6789', '•••-••-••••'].map(maskSocialSecurityNumber)).toEqual(['•••-••-6789', '•••-••-••••'])
})

test.each(['123-45-6789', '899999999', '001010001'])('%j is a number', (typed) => {
  expect(socialSecurityNumberProblem(typed)).toBeNull()
})

test.each([
  '',
  '12345678',
  '1234567890',
  'abc',
  '000-12-3456',
  '666-12-3456',
  '900-12-3456',
  '123-00-4567',
  '123-45-0000',
])('%j is none', (typed) => {
  expect(socialSecurityNumberProblem(typed)).toMatch(/nine digits|not a Social Security number/)
})
