import { expect, test } from 'vitest'
import { isAllowedAddress, isAllowedAttribute } from './html-allowlist.ts'

test.each([
  ['https://other.example/a?b=1:2', true],
  [' HTTP://other.example ', true],
  ['mailto:ada@engine.example', true],
  ['tel:+15550100', true],
  ['/careers/open?place=VA', true],
  ['careers', true],
  ['#top', true],
  ['?a=b:c', true],
  ['', true],
  ['//other.example', false],
  ['/\\other.example', false],
  ['\\\\other.example', false],
  ['\t/\n/other.example', false],
  ['\u0001//other.example', false],
  ['java\nscript:steal()', false],
  ['\u0001javascript:steal()', false],
  ['data:text/html,steal()', false],
  ['ftp://other.example', false],
  ['sms:+15550100', false],
])('a link to %j: %s', (address, isAllowed) => {
  expect(isAllowedAddress(address)).toEqual(isAllowed)
})

test('an address has at most 2,000 characters', () => {
  expect([2_000, 2_001].map((length) => isAllowedAddress('/'.padEnd(length, 'a')))).toEqual([true, false])
})

test('a tag keeps its own attributes only', () => {
  expect([
    isAllowedAttribute('a', 'href', '/careers'),
    isAllowedAttribute('td', 'colspan', '2'),
    isAllowedAttribute('td', 'href', '/careers'),
    isAllowedAttribute('a', 'data-id', '1'),
    isAllowedAttribute('constructor', 'name', '1'),
  ]).toEqual([true, true, false, false, false])
})
