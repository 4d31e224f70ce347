import { largestFile } from '#contract/upload.ts'
import { expect, test } from 'vitest'
import { findFileProblem } from './problem-of-file.ts'

const ending = 'Please choose a PDF, Word (DOC, DOCX), OpenDocument (ODT), RTF or text (TXT) file.'

test.each([
  ['resume.pdf', 1, null],
  ['Zoë Ω.DOCX ', largestFile, null],
  ['resume.pdf', 0, 'This file is empty. Please choose the one with your text in it.'],
  ['resume.pdf', largestFile + 1, 'This file is larger than 10 MB. Please choose a smaller one.'],
  ['resume.pages', 0, ending],
  ['resume', 5, ending],
  ['pdf', 5, ending],
])('[J1-19] %s of %i bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem)
})
