import { expect, test } from 'vitest'
import type { RouteCost } from '../page/measure-route.ts'
import { missedLimits } from './limits.ts'

const atItsLimits: RouteCost = {
  document: 14_336,
  script: { before: 6_144, awake: 153_600 },
  layoutShift: 0.0004,
  longest: 50,
  longestWaking: 50,
  largestPaint: 9_000,
  blocking: 9_000,
  received: 9_000_000,
}

test.each([
  ['nothing', { longestWaking: NaN }, []],
  ['the document', { document: 14_337 }, ['document']],
  ['script before intent', { script: { before: 6_145, awake: 153_600 } }, ['script before intent']],
  ['script in all', { script: { before: 0, awake: 153_601 } }, ['script']],
  ['what jumps', { layoutShift: 0.0006 }, ['CLS']],
  ['a task', { longest: 51 }, ['longest task']],
  ['a task of waking', { longestWaking: 51 }, ['longest task of waking']],
] as const)('a route that is at its limits but for %s', (_, beyond, missed) => {
  expect(missedLimits({ ...atItsLimits, ...beyond })).toEqual(missed)
})
