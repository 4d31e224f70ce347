import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

test('missed: a street outside the United States that no word calls one', () => {
  const { contact } = readResume('Ada Moss\nLindenstraße 5\n10969 Berlin\nada@example.org\n')
  expect(contact).toEqual({ FirstName: 'Ada', LastName: 'Moss', Email: 'ada@example.org' })
})

test('missed: a name of one word, and one with a number', () => {
  expect(readResume('Cher\nada2@example.org\n').contact).toEqual({ Email: 'ada2@example.org' })
  expect(readResume('Ada Moss 3\n').contact).toEqual({})
})

test('missed: what stands below a heading that nobody knows; its lines are unplaced', () => {
  const { employment, unplaced } = readResume(
    'Ada Moss\n\nWhere I have been\nCost Analyst, Wendlow Mills, 2015 - 2019\n',
  )
  expect(employment).toEqual([])
  expect(unplaced).toEqual([
    { section: 'contact', heading: '', text: 'Where I have been' },
    { section: 'contact', heading: '', text: 'Cost Analyst, Wendlow Mills, 2015 - 2019' },
  ])
})

test('which of two unknown words is the title is a guess that is called unsure', () => {
  const { employment, guesses } = readResume('Experience\nZephira, Loomwright, 2015 - 2019\n')
  expect(employment).toEqual([{ Employer: 'Zephira', JobTitle: 'Loomwright', From: '2015', To: '2019' }])
  expect(guesses.filter(({ isUnsure }) => isUnsure).map(({ where }) => where.field)).toEqual(['Employer', 'JobTitle'])
})

test('a school beside a degree that no word calls a school is a guess that is called unsure', () => {
  const { education, guesses } = readResume('Education\nFull Stack Certificate | Codewharf | 2015\n')
  expect(education).toEqual([{ School: 'Codewharf', Degree: 'Full Stack Certificate', To: '2015' }])
  expect(guesses.filter(({ isUnsure }) => isUnsure).map(({ where }) => where.field)).toEqual(['School'])
})
