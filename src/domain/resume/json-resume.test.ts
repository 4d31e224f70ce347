import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const resume = {
  basics: {
    name: 'Ada Moss',
    label: 'Analyst',
    email: 'ada.moss@example.org',
    phone: '(937) 555-0142',
    location: { address: '12 Elm Street', postalCode: '45402', city: 'Dayton', countryCode: 'US', region: 'OH' },
  },
  work: [
    {
      name: 'Wendlow Mills',
      position: 'Cost Analyst',
      startDate: '2019-06-01',
      summary: 'Priced looms.',
      highlights: ['Wrote the yearly report.', 7],
    },
    { company: 'Alder Hollow Bank', position: 'Junior Analyst', startDate: '2015-09', endDate: '2019-05' },
  ],
  education: [
    {
      institution: 'Sorrel Ridge University',
      area: 'Mathematics',
      studyType: 'Bachelor',
      startDate: '2011',
      endDate: '2015-05-30',
    },
  ],
  references: [{ name: 'Nora Lind', reference: 'Ada is careful.' }],
  skills: [{ name: 'Sums' }],
}

test('a JSON Resume says what its fields are', () => {
  const { guesses, ...said } = readResume(JSON.stringify(resume))
  expect(said).toEqual({
    format: 'JSON Resume',
    contact: {
      FirstName: 'Ada',
      LastName: 'Moss',
      Email: 'ada.moss@example.org',
      Phone: '(937) 555-0142',
      Address1: '12 Elm Street',
      City: 'Dayton',
      State_ID: 'Ohio',
      ZipCode: '45402',
      Country_ID: 'United States',
    },
    education: [
      { School: 'Sorrel Ridge University', Degree: 'Bachelor', Field: 'Mathematics', From: '2011', To: '5/2015' },
    ],
    employment: [
      {
        Employer: 'Wendlow Mills',
        JobTitle: 'Cost Analyst',
        From: '6/2019',
        IsCurrent: ['I still work there'],
        Duties: 'Priced looms.\nWrote the yearly report.',
      },
      { Employer: 'Alder Hollow Bank', JobTitle: 'Junior Analyst', From: '9/2015', To: '5/2019' },
    ],
    references: [{ Name: 'Nora Lind' }],
  })
  expect(guesses).toEqual([
    { where: { section: 'contact', entry: 0, field: 'FirstName' }, from: 'name: Ada Moss' },
    { where: { section: 'contact', entry: 0, field: 'LastName' }, from: 'name: Ada Moss' },
    {
      where: { section: 'employment', entry: 0, field: 'IsCurrent' },
      from: 'startDate: 2019-06-01, without an endDate',
    },
  ])
})

test('what is of another kind than the schema says is left out, and the rest is read', () => {
  const odd = { basics: { name: 7, email: 'ada@example.org', location: [] }, work: {}, education: [null, 3, 'x', {}] }
  const { guesses: _, ...said } = readResume(JSON.stringify(odd))
  expect(said).toEqual({
    format: 'JSON Resume',
    contact: { Email: 'ada@example.org' },
    education: [],
    employment: [],
    references: [],
  })
})

test('entries without anything in them leave their places to those that follow', () => {
  const references = [...Array.from({ length: 20 }, () => ({ name: '' })), { name: 'Nora Lind' }]
  expect(readResume(JSON.stringify({ references })).references).toEqual([{ Name: 'Nora Lind' }])
})

test('what the form would refuse is left out', () => {
  const odd = {
    basics: { name: 'Ada Moss', email: 'nobody', phone: '1'.repeat(51), location: { city: 'a\u0000\n b' } },
  }
  expect(readResume(JSON.stringify(odd)).contact).toEqual({ FirstName: 'Ada', LastName: 'Moss', City: 'a b' })
})

const emptyResume = { format: 'JSON Resume', contact: {}, education: [], employment: [], references: [], guesses: [] }

test.each([
  '{"basics": {"name": "Ada Moss"',
  '[]',
  '[{"basics":{}}]',
  '{}',
  '{"__proto__": {"basics": {"email": "a@b.de"}}}',
])('nothing is found in %s', (text) => {
  expect(readResume(text)).toEqual(emptyResume)
})
