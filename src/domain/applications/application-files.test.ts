import { expect, test } from 'vitest'
import {
  percentSent,
  scanInWords,
  sizeInWords,
  listJobRequirements,
  acceptedFilesText,
  findFileProblem,
} from './application-files.ts'
import { largestFile } from '#contract/upload.ts'

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
  ['waiting', 'Being checked for anything harmful. You can continue in the meantime.'],
  [
    'delayed',
    'We have not been able to check this file for anything harmful yet. We will keep trying until November 22, 2026 at 9:30 AM; after that you can submit your application without the check. You can continue in the meantime.',
  ],
  ['clean', 'Checked.'],
  ['not scanned', ''],
  ['removed', ''],
] as const)('of a file that is %s its owner reads "%s"', (Scan, words) => {
  expect(scanInWords({ Scan, UploadedAt: '2026-11-21T09:30:00.000Z' }, 'UTC')).toBe(words)
})

test('a posting with a clearance demands that and citizenship, any other nothing', () => {
  expect([
    listJobRequirements({ HasSecurity: 1 }),
    listJobRequirements({ HasSecurity: 0 }),
    listJobRequirements({ HasSecurity: null }),
    listJobRequirements(null),
  ]).toEqual([
    ['You must be a citizen of the United States.', 'You must have a security clearance, or be able to get one.'],
    [],
    [],
    [],
  ])
})

test('the kinds of files are said with their size', () => {
  expect(acceptedFilesText()).toBe('PDF, DOC, DOCX, ODT, RTF or TXT, up to 10 MB')
})

const ending = 'Please choose a PDF, Word (DOC, DOCX), OpenDocument (ODT), RTF or text (TXT) file.'

test.each([
  ['resume.pdf', 1, null],
  ['Zoë Ω.DOCX ', largestFile, null],
  ['resume.pdf', 0, 'This file is empty. Please choose the one that has your text in it.'],
  ['resume.pdf', largestFile + 1, 'This file is larger than 10 MB. Please choose a smaller one.'],
  ['resume.pages', 0, ending],
  ['resume', 5, ending],
  ['pdf', 5, ending],
])('[J1-19] %s of %i bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem)
})
