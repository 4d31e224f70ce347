import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

const back = (address: string, name = 'redirect') => returnAddress(`?${name}=${encodeURIComponent(address)}`)

test.each([
  '/home',
  '/account-management/application?jobPostingID=AB%2012&test=a%2Fb',
  '/careers/job/A%20B#details',
  '/careers/open?search=a//b',
  '/privacy#ccpa',
])('[C2.1-19][J6-10] %s is where the visitor goes back to, with its query and fragment', (address) => {
  expect([back(address), back(address, 'returnurl')]).toEqual([address, address])
})

test('[C2.1-19][C2.1-20][J2.1-19] the names are known however they are written, and redirect comes before returnurl', () => {
  expect([
    returnAddress('?ReturnURL=/media'),
    returnAddress('?REDIRECT=/media'),
    returnAddress('?returnurl=/media&redirect=/home'),
    returnAddress(''),
  ]).toEqual(['/media', '/media', '/home', null])
})

test.each([
  'https://evil.example/',
  'HTTPS://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/%2Fevil.example/',
  '/%5cevil.example/',
  '/%255Cevil.example/',
  '%2F%2Fevil.example/',
  '/.//evil.example/',
  '/x/..//evil.example/',
  '/%2e%2e//evil.example',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/%09/evil.example/',
  '\u0000/home',
  ' /home',
  '/home?a=\u0007',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'home',
  '?redirect=/home',
  '',
  '/account-login',
  '/Account-Login?redirect=/home',
])('[C6-10] %j is nowhere to go', (address) => {
  expect(back(address)).toBeNull()
})

const nasty = fc.string({
  unit: fc.constantFrom(
    '/',
    '\\',
    '.',
    '%',
    '2',
    'f',
    'F',
    '5',
    'c',
    ':',
    '@',
    '?',
    '#',
    'a',
    '\t',
    '\n',
    '\r',
    ' ',
    '\u0000',
    'evil.example',
  ),
  maxLength: 12,
})

test('[C6-10] whatever the parameter holds, the visitor stays on this site', () => {
  fc.assert(
    fc.property(nasty, fc.constantFrom('redirect', 'ReturnUrl'), fc.boolean(), (text, name, isEncoded) => {
      const address = returnAddress(`?${name}=${isEncoded ? encodeURIComponent(text) : text}`)
      if (address === null) return
      const { origin } = new URL(address, 'https://tamarack.example/account-login')
      expect([origin, /^\/(?![/\\])/.test(address)]).toEqual(['https://tamarack.example', true])
    }),
    { numRuns: 5000 },
  )
})

test('[C6-10] what is accepted is accepted again as it is', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const address = back(text)
      expect(address === null ? null : back(address)).toBe(address)
    }),
    { numRuns: 2000 },
  )
})
