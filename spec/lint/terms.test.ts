import { expect, test } from 'vitest'
import { findTerms } from '../glossary/find-terms.ts'
import { parseTerms, readTerms } from '../glossary/terms.ts'
import { readSources } from '../files.ts'
import { checkAvoided, checkTerms } from './terms.ts'

const features = readSources('features/**/*.feature')

test('every term of the business is used by a feature, and every word stands for one of them', () => {
  const terms = readTerms()
  expect(terms.length).toBeGreaterThan(40)
  expect(checkTerms(terms, findTerms(terms, features))).toEqual([])
})

test('no feature says another word for a term', () => {
  const terms = readTerms()
  expect(features.length).toBeGreaterThan(100)
  expect(features.flatMap((source) => checkAvoided(source, terms))).toEqual([])
})

const terms = parseTerms(
  'term\talso\tmeaning\tnot\tavoid\njob\topening\tWork.\t\tvacancy; CV\ncareer\tvacancy\tA life of it.\t\t\n',
)

const file = 'features/a.feature'

test('a term that no feature uses and a word that stands at two terms are told', () => {
  const text = 'Feature: An opening\n'
  expect(checkTerms(terms, findTerms(terms, [{ file, text }]))).toEqual([
    { file: 'features/terms.tsv', line: 3, message: '"vacancy" stands at "job" already: one word for one thing.' },
    {
      file: 'features/terms.tsv',
      line: 3,
      message: 'No feature uses "career": take it out, or say where it is used.',
    },
  ])
})

test('a word to avoid is found in names, narratives and steps, not in quotes and not within other words', () => {
  const text = `Feature: Vacancy
  Nobody wants a vacancy here.

  Rule: A vacancy-free, vacancyless cv

    Example: No "vacancy"
      Then there is a CV
`
  expect(checkAvoided({ file, text }, terms)).toEqual([
    { file, line: 1, message: 'Say "job" instead of "vacancy".' },
    { file, line: 4, message: 'Say "job" instead of "vacancy".' },
    { file, line: 7, message: 'Say "job" instead of "CV".' },
    { file, line: 1, message: 'Say "job" instead of "vacancy".' },
  ])
})
