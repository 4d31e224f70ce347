import { expect, test } from 'vitest'
import { demandsOf, filesTaken } from './demands.ts'

test('a posting with a clearance demands that and citizenship, any other nothing', () => {
  expect([
    demandsOf({ HasSecurity: 1 }),
    demandsOf({ HasSecurity: 0 }),
    demandsOf({ HasSecurity: null }),
    demandsOf(null),
  ]).toEqual([
    ['You must be a citizen of the United States.', 'You must have a security clearance, or be able to get one.'],
    [],
    [],
    [],
  ])
})

test('the kinds of files are said with their size', () => {
  expect(filesTaken()).toBe('PDF, DOC, DOCX, ODT, RTF or TXT, up to 10 MB')
})
