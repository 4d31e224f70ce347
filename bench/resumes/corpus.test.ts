import { expect, test } from 'vitest'
import { readResume } from '#domain/resume/read-resume.ts'
import { halves, readCorpus } from './corpus.ts'
import type { CorpusResume } from './expected.ts'
import { figuresByField, figuresOfAll, figuresOfWhole } from './figures.ts'
import { simplify } from './same-value.ts'
import { scoreResume } from './score.ts'
import { stateNames } from './words/places.ts'

const floors = {
  fields: {
    'contact.FirstName': { precision: 0.85, recall: 0.8 },
    'contact.LastName': { precision: 0.85, recall: 0.8 },
    'contact.Email': { precision: 0.98, recall: 0.9 },
    'contact.Phone': { precision: 0.98, recall: 0.8 },
    'contact.Address1': { precision: 0.6, recall: 0.65 },
    'contact.City': { precision: 0.7, recall: 0.65 },
    'contact.State_ID': { precision: 0.9, recall: 0.8 },
    'contact.ZipCode': { precision: 0.9, recall: 0.85 },
    'contact.Country_ID': { precision: 0.9, recall: 0.9 },
    'job.JobTitle': { precision: 0.5, recall: 0.15 },
    'job.Employer': { precision: 0.5, recall: 0.15 },
    'job.From': { precision: 0.9, recall: 0.25 },
    'job.To': { precision: 0.9, recall: 0.2 },
    'job.IsCurrent': { precision: 0.95, recall: 0.25 },
    'job.Duties': { precision: 0.8, recall: 0.2 },
    'job.MayBeAsked': { precision: 0.9, recall: 0 },
    'school.School': { precision: 0.6, recall: 0.25 },
    'school.Degree': { precision: 0.8, recall: 0.2 },
    'school.Field': { precision: 0.75, recall: 0.2 },
    'school.From': { precision: 0.4, recall: 0.25 },
    'school.To': { precision: 0.75, recall: 0.3 },
    'reference.Name': { precision: 0.9, recall: 0.2 },
    'reference.Relation': { precision: 0.9, recall: 0.2 },
    'reference.Email': { precision: 0.9, recall: 0.2 },
    'reference.Phone': { precision: 0.9, recall: 0.2 },
  },
  wholeJobs: 0.12,
  wholeSchools: 0.15,
  /** Of all values: a wrong one counts three times a missed one. */
  score: 0.2,
} as const

const isInText = (text: string, value: string): boolean => simplify(text).includes(simplify(value))

/** Of a month only the year, since months are written in many ways. */
function standsInText(text: string, field: string, value: string): boolean {
  const year = value.slice(-4)
  if (field === 'From' || field === 'To') return new RegExp(`${year}|['’/–-]${year.slice(2)}\\b`).test(text)
  if (field === 'State_ID')
    return (
      Object.entries(stateNames).some(
        (names) => names[1] === value && names.some((name) => isInText(text.replaceAll('D.C.', 'DC'), name)),
      ) || isInText(text, value)
    )
  return field === 'IsCurrent' || isInText(text, value)
}

function listUnfounded({ text, contact, jobs, schools, references, strays }: CorpusResume): string[] {
  const entries = [contact, ...jobs.map(({ fields }) => fields), ...schools, ...references]
  const values = entries.flatMap((entry) =>
    Object.entries(entry)
      .filter(
        ([field, allowed]) =>
          !allowed.includes('') && !allowed.includes('?') && !allowed.some((value) => standsInText(text, field, value)),
      )
      .map(([field, allowed]) => `${field}: ${allowed.join(' // ')}`),
  )
  const words = [...strays, ...jobs.flatMap(({ duties }) => (duties === null ? [] : [duties.first, duties.last]))]
  return [...values, ...words.filter((one) => !isInText(text, one))]
}

const corpus = halves.flatMap((half) => readCorpus(half))
const scores = corpus.map((resume) => scoreResume(resume, readResume(resume.text)))

test.each(corpus)('What is expected of $name in $half stands in its text', (resume) => {
  expect(listUnfounded(resume)).toEqual([])
})

test.each(Object.entries(floors.fields))(
  '%s is read from the resumes of the corpus as often as it was',
  (field, floor) => {
    const figures = figuresByField(scores).get(field)
    expect(figures?.precision).toBeGreaterThanOrEqual(floor.precision)
    expect(figures?.recall).toBeGreaterThanOrEqual(floor.recall)
  },
)

test('Every field that a resume of the corpus has is held to a floor', () => {
  expect([...figuresByField(scores).keys()].toSorted()).toEqual(Object.keys(floors.fields).toSorted())
})

test('Whole jobs and whole schools are read as often as they were', () => {
  expect(figuresOfWhole(scores, 'jobs').share).toBeGreaterThanOrEqual(floors.wholeJobs)
  expect(figuresOfWhole(scores, 'schools').share).toBeGreaterThanOrEqual(floors.wholeSchools)
})

test('Right values outweigh wrong ones, each of which counts three times, as they did', () => {
  expect(figuresOfAll(scores).score).toBeGreaterThanOrEqual(floors.score)
})
