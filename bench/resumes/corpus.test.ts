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
    'contact.FirstName': { precision: 1, recall: 0.98 },
    'contact.LastName': { precision: 1, recall: 0.98 },
    'contact.Email': { precision: 1, recall: 0.98 },
    'contact.Phone': { precision: 1, recall: 0.98 },
    'contact.Address1': { precision: 1, recall: 0.96 },
    'contact.City': { precision: 1, recall: 0.95 },
    'contact.State_ID': { precision: 1, recall: 0.96 },
    'contact.ZipCode': { precision: 1, recall: 0.96 },
    'contact.Country_ID': { precision: 1, recall: 0.98 },
    'job.JobTitle': { precision: 0.97, recall: 0.96 },
    'job.Employer': { precision: 0.97, recall: 0.95 },
    'job.From': { precision: 0.99, recall: 0.98 },
    'job.To': { precision: 0.99, recall: 0.98 },
    'job.IsCurrent': { precision: 0.99, recall: 0.98 },
    'job.Duties': { precision: 0.98, recall: 0.97 },
    'job.MayBeAsked': { precision: 0.99, recall: 0.98 },
    'school.School': { precision: 0.98, recall: 0.96 },
    'school.Degree': { precision: 0.98, recall: 0.96 },
    'school.Field': { precision: 0.99, recall: 0.97 },
    'school.From': { precision: 0.99, recall: 0.97 },
    'school.To': { precision: 0.99, recall: 0.96 },
    'reference.Name': { precision: 1, recall: 0.98 },
    'reference.Relation': { precision: 1, recall: 0.98 },
    'reference.Email': { precision: 1, recall: 0.98 },
    'reference.Phone': { precision: 1, recall: 0.98 },
  },
  wholeJobs: 0.95,
  wholeSchools: 0.93,
  /** Of all values: a wrong one counts three times a missed one. */
  score: 0.96,
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
