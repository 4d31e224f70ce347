import { expect, test } from 'vitest'
import { listJobRequirements, acceptedFilesText } from './demands.ts'

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
