import { expect, test } from 'vitest'
import { lostWords } from './lost-words.ts'

test.each([
  ['/careers/opn-positions/analyst', 'careers opn positions analyst'],
  ['/Careers/Open_Positions.aspx', 'careers open positions'],
  ['/about/our+team.html/', 'about our team'],
  ['/news/2024/annual-report.v2.PDF', 'news 2024 annual report v2'],
  ['/careers/openPositions/CostAnalyst', 'careers open positions cost analyst'],
  ['/jobs/jobs/cost-analyst', 'jobs cost analyst'],
  ['/job/1234567/cost-analyst', 'job cost analyst'],
  ['/job/T-77', 'job t 77'],
  ['/event/3f2504e0-4f89-11d3-9a0c-0305e82c3301/navy', 'event navy'],
  ['/blob/0a1b2c3d4e5f/decade', 'blob decade'],
  ['/careers%2Fcost%20analyst', 'careers cost analyst'],
  ['/%63ost', 'cost'],
  ['/100%/radar', '100 radar'],
  ['/radar%E0%A4%A/study', 'radar a study'],
  ['/radar%00study', 'radar study'],
  ['/%3Cscript%3Ealert(%22radar%22)%3C/script%3E', 'script alert radar'],
  ["/'onload='radar", 'onload radar'],
  ['/%E8%81%8C%E4%BD%8D', '职位'],
  ['/%D9%88%D8%B8%D8%A7%D8%A6%D9%81', 'وظائف'],
  ['/cafe%CC%81', 'cafe\u0301'],
  ['/%F0%9F%9A%80-launch', 'launch'],
  ['/%F0%9F%9A', ''],
  ['/\ud83d/radar', 'radar'],
  ['/', ''],
  ['/--__..++', ''],
])('[C2.4-20] the address %j says %j', (path, words) => {
  expect(lostWords(path)).toBe(words)
})

test('[C2.4-20] of a long address no more is said than a search can use', () => {
  const many = Array.from({ length: 5_000 }, (_, at) => `w${at}`).join('/')
  expect(lostWords(`/${many}`)).toBe('w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11')
  expect(lostWords(`/${'a'.repeat(10_000)}`)).toBe('a'.repeat(40))
  expect(lostWords(`/${Array.from('abcd', (letter) => letter.repeat(40)).join('/')}`)).toBe(
    `${'a'.repeat(40)} ${'b'.repeat(40)}`,
  )
  expect(lostWords(`/${'🚀'.repeat(5_000)}${'𝒜'.repeat(5_000)}`)).toBe('𝒜'.repeat(40))
  expect(lostWords(`/${'%E0'.repeat(3_333)}`)).toBe('')
  expect(lostWords(`/${'%'.repeat(10_000)}`)).toBe('')
})
