import { expect, test } from 'vitest'
import { measureLines, measureText, wrapText } from './measure.ts'

test('narrow letters are narrow, wide ones wide, and bold ones wider', () => {
  expect(measureText({ text: 'ill', style: 'event' })).toBeCloseTo(3 * 0.222 * 13 * 1.03, 9)
  expect(measureText({ text: 'WWW', style: 'event' })).toBeCloseTo(3 * 0.944 * 13 * 1.03, 9)
  expect(measureText({ text: 'ill', style: 'name' })).toBeCloseTo(3 * 0.222 * 15 * 1.09, 9)
})

test('every letter and sign of English has a width of its own', () => {
  const signs = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
  const unmeasured = signs.filter((text) => measureText({ text, style: 'event' }) === 0.6 * 13 * 1.03)
  expect(unmeasured).toEqual([])
})

test('lines under each other are as wide as the widest and as high as all', () => {
  const lines = [
    { text: 'ill', style: 'name' },
    { text: 'WWW', style: 'note' },
  ] as const
  expect(measureLines(lines)).toEqual({ width: 38, height: 20 + 17 })
  expect(measureLines([])).toEqual({ width: 0, height: 0 })
})

test('a sentence is broken into lines of about the same length', () => {
  const texts = (width: number) =>
    wrapText('the transaction is refused with a reason', 'sentence', width).map(({ text }) => text)
  expect(texts(400)).toEqual(['the transaction is refused with a reason'])
  expect(texts(200)).toEqual(['the transaction is', 'refused with a reason'])
})

test('a word that is wider than the line stands alone', () => {
  expect(wrapText('a notification', 'sentence', 20).map(({ text }) => text)).toEqual(['a', 'notification'])
})
