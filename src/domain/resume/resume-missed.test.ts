import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

test('missed: an address outside the United States without labels', () => {
  const { contact } = readResume('Ada Moss\nLindenstraße 5\n10969 Berlin\nada@example.org\n')
  expect(contact).toEqual({ FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' })
})

test('missed: a name of one word, and one with a number', () => {
  expect(readResume('Cher\nada2@example.org\n').contact).toEqual({ Email: 'ada2@example.org' })
  expect(readResume('Ada Moss 3\n').contact).toEqual({})
})

test('missed: employment without times, and what stands below a title that nobody knows', () => {
  expect(readResume('Experience\nCost Analyst, Wendlow Mills\n').employment).toEqual([])
  expect(readResume('Where I have been\nCost Analyst, Wendlow Mills, 2015 - 2019\n').employment).toEqual([])
})

test('missed: which of two unknown words is the employer, so the first is taken for the title', () => {
  expect(readResume('Experience\nWendlow, Loomwright, 2015 - 2019\n').employment).toEqual([
    { Employer: 'Loomwright', JobTitle: 'Wendlow', From: '2015', To: '2019' },
  ])
})

test('missed: a school that is not called one', () => {
  expect(readResume('Education\nTallow Tech, 2015\n').education).toEqual([])
})
