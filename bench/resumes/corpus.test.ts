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
    'contact.FirstName': { precision: 0.85, recall: 0.82 },
    'contact.LastName': { precision: 0.85, recall: 0.82 },
    'contact.Email': { precision: 0.98, recall: 0.93 },
    'contact.Phone': { precision: 0.97, recall: 0.93 },
    'contact.Address1': { precision: 0.65, recall: 0.82 },
    'contact.City': { precision: 0.85, recall: 0.79 },
    'contact.State_ID': { precision: 0.93, recall: 0.88 },
    'contact.ZipCode': { precision: 0.98, recall: 0.84 },
    'contact.Country_ID': { precision: 0.98, recall: 0.98 },
    'job.JobTitle': { precision: 0.71, recall: 0.23 },
    'job.Employer': { precision: 0.7, recall: 0.21 },
    'job.From': { precision: 0.94, recall: 0.33 },
    'job.To': { precision: 0.94, recall: 0.32 },
    'job.IsCurrent': { precision: 0.95, recall: 0.37 },
    'job.Duties': { precision: 0.84, recall: 0.26 },
    'job.MayBeAsked': { precision: 0.98, recall: 0 },
    'school.School': { precision: 0.78, recall: 0.4 },
    'school.Degree': { precision: 0.93, recall: 0.38 },
    'school.Field': { precision: 0.94, recall: 0.38 },
    'school.From': { precision: 0.8, recall: 0.36 },
    'school.To': { precision: 0.89, recall: 0.4 },
    'reference.Name': { precision: 0.98, recall: 0.36 },
    'reference.Relation': { precision: 0.98, recall: 0.33 },
    'reference.Email': { precision: 0.98, recall: 0.29 },
    'reference.Phone': { precision: 0.98, recall: 0.29 },
  },
  wholeJobs: 0.18,
  wholeSchools: 0.28,
  /** Of all values: a wrong one counts three times a missed one. */
  score: 0.31,
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
