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

test('one name alone, which no word calls a firm or a title, is a guess that is called unsure', () => {
  const { employment, guesses } = readResume('Experience\nZephira\nJune 2019 - Present\n')
  expect(employment.map(({ JobTitle, Employer }) => JobTitle ?? Employer)).toEqual(['Zephira'])
  expect(guesses.filter(({ isUnsure }) => isUnsure)).toHaveLength(1)
})

test('a degree below an employment is no job', () => {
  const { employment } = readResume(
    'Experience\nCost Analyst | Zephira | 2015 - 2019\n\nAusbildung\nB.S. Mathematics, Sorrel University, 2015\n',
  )
  expect(employment.map(({ JobTitle }) => JobTitle)).toEqual(['Cost Analyst'])
})

test('certificates are lines for the education section, and the rest of a line that was read in part is told', () => {
  const { unplaced, skipped } = readResume(
    'Ada Moss\nPhone: 202-555-0142 | Clearance: granted 2021 | ada@example.org\n\nCERTIFICATIONS\nForklift\n\nHOBBIES\nClocks\n',
  )
  expect(unplaced).toEqual([
    { section: 'contact', heading: '', text: 'Clearance: granted 2021' },
    { section: 'education', heading: 'CERTIFICATIONS', text: 'Forklift' },
  ])
  expect(skipped).toEqual(['HOBBIES'])
})

test('what the form refuses of a JSON Resume, and jobs beyond the most, are told', () => {
  const work = Array.from({ length: 21 }, (_, at) => ({ name: `Zephira ${at}`, position: 'Clerk' }))
  const { unplaced } = readResume(JSON.stringify({ basics: { name: 'Ada Moss', phone: 'ask me' }, work }))
  expect(unplaced).toEqual([
    { section: 'contact', heading: '', text: 'ask me' },
    { section: 'employment', heading: '', text: 'Zephira 20, Clerk' },
  ])
})

test('a school beside a degree that no word calls a school is a guess that is called unsure', () => {
  const { education, guesses } = readResume('Education\nFull Stack Certificate | Codewharf | 2015\n')
  expect(education).toEqual([{ School: 'Codewharf', Degree: 'Full Stack Certificate', To: '2015' }])
  expect(guesses.filter(({ isUnsure }) => isUnsure).map(({ where }) => where.field)).toEqual(['School'])
})
