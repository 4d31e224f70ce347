import { expect, test } from 'vitest'
import type { AnswerTimes } from './answer-times.ts'
import { answerTable, ratioTable } from './tables.ts'

const all = (p50: number, p75: number) => ({ p50, p75 })

const timesOf = (factor: number, lost: number): AnswerTimes => ({
  cold: all(400 * factor, 600 * factor),
  arrival: all(1_900 * factor, 2_100 * factor),
  read: all(300 * factor, 330 * factor),
  warm: all(80.4 * factor, 90.6 * factor),
  interaction: all(72 * factor, 88 * factor),
  processorCold: all(NaN, NaN),
  processorRead: all(250 * factor, 270 * factor),
  processorWarm: all(60 * factor, 66 * factor),
  lost,
})

const measured = [
  {
    name: 'save',
    sides: [
      { side: 'ours', times: timesOf(1, 0) },
      { side: 'bare client-rendered', times: timesOf(0.5, 0) },
      { side: '../before', times: timesOf(4, 2) },
    ],
  },
]

test('a press has a line for each side, with p50 and p75 and what was lost', () => {
  expect(answerTable(measured)).toEqual({
    save: {
      cold: '400 / 600',
      'from arrival': '1900 / 2100',
      'after reading': '300 / 330',
      warm: '80 / 91',
      INP: '72 / 88',
      'processor, cold': ' / ',
      'processor, read': '250 / 270',
      'processor, warm': '60 / 66',
      lost: 0,
    },
    'save, bare client-rendered': {
      cold: '200 / 300',
      'from arrival': '950 / 1050',
      'after reading': '150 / 165',
      warm: '40 / 45',
      INP: '36 / 44',
      'processor, cold': ' / ',
      'processor, read': '125 / 135',
      'processor, warm': '30 / 33',
      lost: 0,
    },
    'save, ../before': {
      cold: '1600 / 2400',
      'from arrival': '7600 / 8400',
      'after reading': '1200 / 1320',
      warm: '322 / 362',
      INP: '288 / 352',
      'processor, cold': ' / ',
      'processor, read': '1000 / 1080',
      'processor, warm': '240 / 264',
      lost: 2,
    },
  })
})

test('a press of ours is beside each other side by its p75', () => {
  const everything = (ratio: string) => ({
    cold: ratio,
    'from arrival': ratio,
    'after reading': ratio,
    warm: ratio,
    INP: ratio,
    'processor, cold': '',
    'processor, read': ratio,
    'processor, warm': ratio,
  })
  expect(ratioTable(measured)).toEqual({
    'save / bare client-rendered': everything('2.00x'),
    'save / ../before': everything('0.25x'),
  })
})

test('beside a side whose time is nothing, as of an event under 16 ms, there is no ratio', () => {
  const other = { ...timesOf(1, 0), interaction: all(0, 0) }
  const sides = [
    { side: 'ours', times: timesOf(1, 0) },
    { side: 'other', times: other },
  ]
  expect(ratioTable([{ name: 'key', sides }])['key / other']?.INP).toBe('')
})
