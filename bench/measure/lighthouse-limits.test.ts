import { expect, test } from 'vitest'
import { missedAims, type MeasuredFigures } from './limits.ts'

const atItsLimits: MeasuredFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1_000,
  tbt: 30,
  cls: 0.0004,
  document: 14_336,
  script: 6_144,
}

test('a route at the limits misses no aim', () => {
  expect(missedAims(atItsLimits, '/legal')).toEqual([])
})

test.each([
  ['performance', { performance: 99 }],
  ['accessibility', { accessibility: 99 }],
  ['best practices', { bestPractices: 96 }],
  ['SEO', { seo: 92 }],
  ['LCP', { lcp: 1_001 }],
  ['TBT', { tbt: 31 }],
  ['CLS', { cls: 0.0006 }],
  ['document', { document: 14_337 }],
  ['script', { script: 6_145 }],
])('a route that is beyond one limit misses %s', (name, beyond) => {
  expect(missedAims({ ...atItsLimits, ...beyond }, '/legal')).toEqual([name])
})

test('home has a fifth of a second more for its largest paint', () => {
  expect([
    missedAims({ ...atItsLimits, lcp: 1_200 }, '/home'),
    missedAims({ ...atItsLimits, lcp: 1_201 }, '/home'),
  ]).toEqual([[], ['LCP']])
})

test('what could not be measured is missed', () => {
  expect(missedAims({ ...atItsLimits, performance: NaN, lcp: NaN, cls: NaN }, '/home')).toEqual([
    'performance',
    'LCP',
    'CLS',
  ])
})
