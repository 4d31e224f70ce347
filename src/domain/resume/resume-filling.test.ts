import { expect, test } from 'vitest'
import { createFilling, withPlaces } from './resume-filling.ts'
import type { Guess, Resume } from './resume.ts'

const guess = (section: Guess['where']['section'], field: string): Guess => ({
  where: { section, entry: 0, field },
  from: 'Ada Moss',
  isUnsure: false,
})

const resume: Resume = {
  format: 'plain text',
  contact: { FirstName: 'Ada', LastName: 'Moss', State_ID: 'Ohio', Country_ID: 'United States' },
  education: [{ School: 'Sorrel Ridge University' }],
  employment: [{ Employer: 'Wendlow Mills' }, { Employer: 'Corner Books' }],
  references: [],
  guesses: [guess('contact', 'FirstName'), guess('contact', 'LastName'), guess('education', 'School')],
  unplaced: [],
  skipped: [],
}

const numbered = () => {
  let count = 0
  return () => `id-${(count += 1)}`
}

test('what is blank is filled, and what is written stays', () => {
  const standing = { contact: { FirstName: 'A.', LastName: '', City: 'Dayton' }, empty: ['employment'] } as const
  expect(createFilling(resume, standing, numbered())).toEqual({
    contact: { LastName: 'Moss', State_ID: 'Ohio', Country_ID: 'United States' },
    lists: {
      education: [],
      employment: [
        { id: 'id-1', values: { Employer: 'Wendlow Mills' } },
        { id: 'id-2', values: { Employer: 'Corner Books' } },
      ],
      references: [],
    },
    guesses: [guess('contact', 'LastName')],
    left: ['education'],
  })
})

test('where nothing may be written nothing is filled', () => {
  expect(createFilling(resume, { contact: null, empty: [] }, numbered())).toEqual({
    contact: {},
    lists: { education: [], employment: [], references: [] },
    guesses: [],
    left: ['contact', 'education', 'employment'],
  })
})

test('a country and a state are found by their names in the lists of the firm', () => {
  const rows = { Country_ID: [{ id: '1', name: 'UNITED STATES' }], State_ID: [{ id: '7', name: 'Virginia' }] }
  expect(withPlaces(resume, rows).contact).toEqual({ FirstName: 'Ada', LastName: 'Moss', Country_ID: '1' })
})
