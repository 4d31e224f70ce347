import { expect, test } from 'vitest'
import { listMissedLimits, summarizeTimings, type AnswerTimes } from './answer-times.ts'
import type { AnswerTiming } from './press.ts'

const answered = (afterPress: number): AnswerTiming => ({
  afterPress,
  afterArrival: 1_000 + afterPress,
  interaction: afterPress / 2,
  processor: afterPress / 4,
})

test('times are those of the presses that were answered, and the others are counted', () => {
  expect(
    summarizeTimings({
      cold: [answered(400), null, answered(200), answered(300), answered(500)],
      read: [answered(80), null],
      warm: [answered(40), answered(60)],
    }),
  ).toEqual({
    cold: { p50: 300, p75: 400 },
    arrival: { p50: 1_300, p75: 1_400 },
    read: { p50: 80, p75: 80 },
    warm: { p50: 40, p75: 60 },
    interaction: { p50: 20, p75: 30 },
    processorCold: { p50: 75, p75: 100 },
    processorRead: { p50: 20, p75: 20 },
    processorWarm: { p50: 10, p75: 15 },
    lost: 2,
  })
})

const both = (time: number) => ({ p50: 0, p75: time })
const atItsLimits: AnswerTimes = {
  cold: both(600),
  arrival: both(9_000),
  read: both(600),
  warm: both(9_000),
  interaction: both(100),
  processorCold: both(9_000),
  processorRead: both(9_000),
  processorWarm: both(9_000),
  lost: 0,
}

test('an interaction at the limits misses nothing', () => {
  expect(listMissedLimits(atItsLimits)).toEqual([])
})

test.each([
  ['cold', { cold: both(601) }],
  ['after reading', { read: both(601) }],
  ['warm', { interaction: both(101) }],
  ['1 lost', { lost: 1 }],
  ['cold', { cold: both(NaN) }],
])('an interaction that is beyond one limit misses it: %s', (name, beyond) => {
  expect(listMissedLimits({ ...atItsLimits, ...beyond })).toEqual([name])
})
