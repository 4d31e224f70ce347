import { expect, test } from 'vitest'
import { percentSent, sizeInWords } from './file-words.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [250_000, '244 KB'],
  [3_600_000, '3.4 MB'],
  [10_485_760, '10 MB'],
])('%i bytes are %s', (size, words) => {
  expect(sizeInWords(size)).toBe(words)
})

test.each([
  [0, 0, 0],
  [0, 10, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1200, 1000, 100],
])('%i of %i bytes are %i percent', (sent, size, percent) => {
  expect(percentSent({ sent, size })).toBe(percent)
})
