import { expect, test } from 'vitest'
import { percentSent, scanInWords, sizeInWords } from './file-words.ts'

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

test.each([
  ['waiting', 'Being checked for anything harmful. You can go on meanwhile.'],
  [
    'delayed',
    'We could not check this file for anything harmful yet. We keep trying until November 22, 2026 at 9:30 AM; after that you can submit your application without the check. You can go on meanwhile.',
  ],
  ['clean', 'Checked.'],
  ['not scanned', ''],
  ['removed', ''],
] as const)('of a file that is %s its owner reads "%s"', (Scan, words) => {
  expect(scanInWords({ Scan, UploadedAt: '2026-11-21T09:30:00.000Z' }, 'UTC')).toBe(words)
})
