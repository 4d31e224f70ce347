import { expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import type { Resume } from '#domain/resume/resume.ts'
import { parseResumeFile } from './expected.ts'
import { figuresByField, figuresOfAll, figuresOfWhole } from './figures.ts'
import { scoreResume } from './score.ts'

const file = `first: Orla
last: Penrose
phone: (202) 555-0188
state: Ohio
job: Rigger | Halden // Halden, Inc. | 6/2019 | now
duties: Spliced ... cranes
job: Clerk | Oakline | 2015 | 2018
school: Marl College | B.A. | History // - | - | 2014
stray: sings alto
=====
=====
Orla Penrose
`

const expected = parseResumeFile('orla', 'open', file)

const offer = (parts: Partial<Resume>): Resume => ({
  format: 'plain text',
  contact: {},
  education: [],
  employment: [],
  references: [],
  guesses: [],
  unplaced: [],
  skipped: [],
  ...parts,
})

const contact = { FirstName: 'Orla', LastName: 'Penrose', Phone: '202.555.0188', State_ID: 'OH' }
const rigger = {
  JobTitle: 'rigger',
  Employer: 'Halden, Inc',
  From: '6/2019',
  IsCurrent: ['I still work there'],
  Duties: 'Spliced rope.\nSignaled to  cranes.',
}
const clerk = { JobTitle: 'Clerk', Employer: 'Oakline', From: '2015', To: '2018' }
const school = { School: 'Marl College', Degree: 'BA', To: '2014' }

const listFailures = (parts: Partial<Resume>) =>
  scoreResume(expected, offer({ contact, education: [school], ...parts }))
    .findings.filter(({ verdict }) => verdict !== 'right')
    .map(({ verdict, field }) => `${verdict} ${field}`)

const readJobs = (...employment: FormValues[]) => listFailures({ employment })

test('The text of a resume file begins behind its first line of equals signs', () => {
  expect(expected.text).toBe('=====\nOrla Penrose\n')
})

test('A label that nothing knows is named with its file', () => {
  expect(() => parseResumeFile('orla', 'open', 'frist: Orla\n=====\n')).toThrow('No such label: frist')
})

test('All is right in any order, any case and any way to write phones, states and degrees', () => {
  expect(readJobs(clerk, rigger)).toEqual([])
})

test('A job that is not offered misses each of its values', () => {
  expect(readJobs(rigger)).toEqual(['missed job.JobTitle', 'missed job.Employer', 'missed job.From', 'missed job.To'])
})

test('Each value of a job that nobody had is wrong', () => {
  expect(readJobs(rigger, clerk, { JobTitle: 'Page 2' })).toEqual(['wrong job.JobTitle'])
})

test('Title and employer that changed places are wrong at the job whose dates they have', () => {
  expect(readJobs(rigger, { ...clerk, JobTitle: 'Oakline', Employer: 'Clerk' })).toEqual([
    'wrong job.JobTitle',
    'wrong job.Employer',
  ])
})

test('A value for a field that the resume leaves blank is wrong', () => {
  expect(readJobs(rigger, { ...clerk, IsCurrent: ['I still work there'] })).toEqual(['wrong job.IsCurrent'])
})

test('Names keep their case', () => {
  expect(listFailures({ contact: { ...contact, FirstName: 'ORLA' }, employment: [rigger, clerk] })).toEqual([
    'wrong contact.FirstName',
  ])
})

test.each([
  ['lack their last words', 'Spliced rope.', ['wrong job.Duties']],
  ['have words of another part', 'Spliced rope. Signaled to cranes. Sings alto.', ['wrong job.Duties']],
  ['have the name of a school', 'Spliced rope. Signaled to cranes. Marl College', ['wrong job.Duties']],
  ['are blank', '', ['missed job.Duties']],
])('Duties that %s are not right', (_, Duties, failures) => {
  expect(readJobs({ ...rigger, Duties }, clerk)).toEqual(failures)
})

test('A wrong value costs three times a missed one, and recall counts both', () => {
  const wrong = [scoreResume(expected, offer({ contact: { ...contact, Phone: '202-555-0100' } }))]
  expect(figuresByField(wrong).get('contact.Phone')).toEqual({
    right: 0,
    wrong: 1,
    missed: 0,
    precision: 0,
    recall: 0,
    score: -2,
  })
  const missed = [scoreResume(expected, offer({ contact: { ...contact, Phone: '' } }))]
  expect(figuresByField(missed).get('contact.Phone')).toEqual({
    right: 0,
    wrong: 0,
    missed: 1,
    precision: 1,
    recall: 0,
    score: 0,
  })
  expect(figuresOfAll(missed).wrong).toBe(0)
})

test('A whole job has title, employer, begin and end right', () => {
  const scores = [
    scoreResume(expected, offer({ employment: [rigger, { ...clerk, To: '2019' }, { Employer: 'Nobody' }] })),
  ]
  expect(figuresOfWhole(scores, 'jobs')).toEqual({ expected: 2, right: 1, partly: 1, unknown: 1, share: 0.5 })
})
