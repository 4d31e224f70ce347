import { sections } from '#contract/application-sections.ts'
import { expect, test } from 'vitest'
import { countEqual, findPlacingProblem, firstFields, listFreeFields, withLine, withoutLine } from './line-placing.ts'
import { resumeSections } from './resume.ts'

const duties = { section: 'employment', field: 'Duties' } as const
const title = { section: 'employment', field: 'JobTitle' } as const

test('a line can go into a blank field of text, and always to what she did', () => {
  expect([
    listFreeFields('employment', { Employer: 'Wendlow Mills', Duties: 'Priced looms.', From: ' ' }),
    listFreeFields('employment', { JobTitle: 'Analyst', IsCurrent: ['I still work there'] }),
    listFreeFields('references', {}),
    listFreeFields('contact', { FirstName: 'Ada', LastName: 'Moss', Email: 'ada@birch.example' }),
  ]).toEqual([
    ['JobTitle', 'From', 'To', 'Duties'],
    ['Employer', 'From', 'Duties'],
    ['Name', 'Relation', 'Email', 'Phone'],
    ['Phone', 'Address1', 'Address2', 'City', 'ZipCode'],
  ])
})

test.each(resumeSections)('a new entry of %s begins with fields that it has', (section) => {
  const first = section === 'contact' ? [] : firstFields[section]
  expect(first.filter((field) => !listFreeFields(section, sections[section].form.untouched).includes(field))).toEqual(
    [],
  )
})

test('a line is added to the lines that are there, and becomes the value of another field', () => {
  expect([
    withLine(duties, { Duties: 'Priced looms.' }, 'Taught two clerks.'),
    withLine(duties, {}, 'Taught two clerks.'),
    withLine(title, {}, 'Cost Analyst'),
  ]).toEqual(['Priced looms.\nTaught two clerks.', 'Taught two clerks.', 'Cost Analyst'])
})

test('a line that the form refuses is not put in, and neither is one where something is written', () => {
  const long = 'x'.repeat(200)
  expect([
    findPlacingProblem(title, {}, 'Cost Analyst'),
    findPlacingProblem(title, { JobTitle: 'Clerk' }, 'Cost Analyst'),
    findPlacingProblem(title, {}, `${long}x`),
    findPlacingProblem(duties, { Duties: 'Priced looms.' }, long),
    findPlacingProblem(duties, { Duties: 'x'.repeat(3_900) }, long),
    findPlacingProblem({ section: 'contact', field: 'Email' }, {}, 'Ada at Birch'),
    findPlacingProblem({ section: 'education', field: 'To' }, {}, 'Spring 2015'),
    findPlacingProblem({ section: 'education', field: 'To' }, {}, 'June 2015'),
  ]).toEqual([
    null,
    'Something else is written there by now',
    'Please use at most 200 characters',
    null,
    'Please use at most 4,000 characters',
    'Please enter a valid email',
    'Please write a month and a year, such as 6/2019',
    null,
  ])
})

test('a line is taken out again where it still stands as it was put in', () => {
  const written = { Duties: 'Priced looms.\nTaught two clerks.\nKept the books.', JobTitle: 'Cost Analyst' }
  expect([
    withoutLine(duties, written, 'Taught two clerks.'),
    withoutLine(duties, { Duties: 'Kept the books.' }, 'Kept the books.'),
    withoutLine(duties, written, 'Taught three clerks.'),
    withoutLine(title, written, 'Cost Analyst'),
    withoutLine(title, written, 'Cost'),
  ]).toEqual(['Priced looms.\nKept the books.', '', null, '', null])
})

test('an equal line that the applicant wrote herself stays', () => {
  const own = { Duties: 'Kept the books.\nTaught two clerks.' }
  const both = { Duties: 'Kept the books.\nTaught two clerks.\nKept the books.' }
  const line = 'Kept the books.'
  expect([
    countEqual(duties, own, line),
    withoutLine(duties, own, line, 1),
    withoutLine(duties, both, line, 1),
    countEqual(duties, {}, line),
  ]).toEqual([1, null, 'Kept the books.\nTaught two clerks.', 0])
})
