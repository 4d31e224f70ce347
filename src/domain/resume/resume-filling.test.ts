import { expect, test } from 'vitest'
import { concernsForm, createFilling, isMostlyPlaced, listUnreadLists, withPlaces } from './resume-filling.ts'
import type { Guess, Resume, UnplacedLine } from './resume.ts'

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

const line = (section: UnplacedLine['section'], heading: string): UnplacedLine => ({
  section,
  heading,
  text: 'Oiled the looms.',
})

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
    found: { education: 1, employment: 2, references: 0 },
    unplaced: [],
    skipped: [],
  })
})

test('where nothing may be written nothing is filled', () => {
  expect(createFilling(resume, { contact: null, empty: [] }, numbered())).toEqual({
    contact: {},
    lists: { education: [], employment: [], references: [] },
    guesses: [],
    left: ['contact', 'education', 'employment'],
    found: { education: 1, employment: 2, references: 0 },
    unplaced: [],
    skipped: [],
  })
})

test('a country and a state are found by their names in the lists of the firm, and one that is not there is told', () => {
  const rows = { Country_ID: [{ id: '1', name: 'UNITED STATES' }], State_ID: [{ id: '7', name: 'Virginia' }] }
  const { contact, unplaced } = withPlaces({ ...resume, unplaced: [line('employment', 'EXPERIENCE')] }, rows)
  expect(contact).toEqual({ FirstName: 'Ada', LastName: 'Moss', Country_ID: '1' })
  expect(unplaced).toEqual([
    { section: 'contact', heading: '', text: 'Ohio' },
    { section: 'employment', heading: 'EXPERIENCE', text: 'Oiled the looms.' },
  ])
})

const nothing: Resume = { ...resume, contact: {}, education: [], employment: [], guesses: [] }

test('a resume concerns the form when it has a value or a known heading, and not for other lines alone', () => {
  expect([
    concernsForm({ ...nothing, references: [{ Name: 'Nora Lind' }] }),
    concernsForm({ ...nothing, unplaced: [line('education', 'STUDIES')] }),
    concernsForm({ ...nothing, unplaced: [line(null, 'SOUPS')], skipped: ['Skills'] }),
  ]).toEqual([true, true, false])
})

const open = { contact: {}, empty: ['education', 'employment', 'references'] } as const

test('a list is unread if the resume has a part on it and no entry', () => {
  const unplaced = [line('education', 'STUDIES'), line('references', 'REFEREES'), line('contact', '')]
  expect([
    listUnreadLists(createFilling({ ...resume, unplaced }, open, numbered())),
    listUnreadLists(createFilling({ ...nothing, unplaced }, open, numbered())),
    listUnreadLists(createFilling(resume, open, numbered())),
  ]).toEqual([['references'], ['education', 'references'], []])
})

test('most is placed while a line is left for four values, and each part on a list gave an entry', () => {
  // Seven values are filled in.
  const of = (...unplaced: ReadonlyArray<UnplacedLine>) =>
    isMostlyPlaced(createFilling({ ...resume, unplaced }, open, numbered()))
  const [duty, soup] = [line('employment', 'JOBS'), line(null, 'SOUPS')]
  expect([of(), of(duty), of(duty, soup), of(line('references', 'REFEREES'))]).toEqual([true, true, false, false])
})
