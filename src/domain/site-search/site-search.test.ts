import type { Rows } from '#contract/entities.ts'
import { decodeRows } from '#contract/payload.ts'
import { expect, test } from 'vitest'
import { makePosting } from '../jobs/fixture-a.testing.ts'
import { toSearchDocument } from '../jobs/job-search-text.ts'
import { scoreAll } from '../search/score-documents.ts'
import { buildSearchIndex } from '../search/search-index.ts'
import { openSource, searchSite, type Source } from './site-search.ts'
import { sourceNames } from './source-names.ts'

const sourceFactories = {
  job: (JobFunction: string, JobPostingGroups = '') =>
    openSource('JobPostingHeader', [makePosting({ JobFunction, JobPostingGroups })]),
  location: (Description: string) => openSource('Location', decodeRows('Location', [{ Location_ID: 1, Description }])),
  event: (Title: string, Location = '', Description = '') =>
    openSource(
      'CompanyEvent',
      decodeRows('CompanyEvent', [
        {
          CompanyEvent_ID: 1,
          Title,
          Location,
          Description,
          StartDate: { type: 'date', value: '2026-03-02T00:00:00.000' },
        },
      ]),
    ),
  news: (Title: string) =>
    openSource(
      'CompanyNews',
      decodeRows('CompanyNews', [
        { CompanyNews_ID: 1, Title, PublishedDate: { type: 'date', value: '2026-03-02T00:00:00.000' } },
      ]),
    ),
  page: (Title: string) =>
    openSource('SitePage', [{ SitePage_ID: 'about', Title, Description: '', Keywords: [], Parts: [] }]),
} as const

type Kind = keyof typeof sourceFactories

const listScores = (sources: ReadonlyArray<Source>, search: string) =>
  searchSite(sources, search).map(({ score }) => score)

const scoreKind = (kind: Kind, fields: ReadonlyArray<string>, search: string) =>
  listScores([sourceFactories[kind](...(fields as [string, string?]))], search)

const notFound: ReadonlyArray<number> = []

test.each<[id: string, search: string, kind: Kind, fields: string[], scores: ReadonlyArray<number>, proves: string]>([
  ['K1', '  Cost Analyst ', 'event', ['Cost Analyst'], [11099], '[J5-38][J5-41][J5-42][J5-43]'],
  ['K2', 'cost analyst', 'event', ['Senior Cost Analyst'], [10100], '[J5-41][J5-43][J5-44]'],
  ['K3', 'cost analyst', 'event', ['Analyst, Cost'], [2], '[J5-40.b][J5-44]'],
  ['K4', 'cost analyst', 'event', ['Budget Analyst'], notFound, '[J5-40.b]'],
  ['K5', 'cost analyst', 'event', ['Budget Analyst', 'Supports the lead analyst'], [2], '[J5-44][J5-50]'],
  ['K6', 'analyst', 'event', ['Analyst'], [10999], '[J5-41][J5-42]'],
  ['K7', 'analyst', 'event', ['Budget Analyst II'], [10000], '[J5-41]'],
  ['K8', 'cost analyst', 'event', ['Analyst'], [1000], '[J5-42]'],
  ['K9', 'senior cost analyst', 'event', ['Cost Analyst II'], [101], '[J5-43]'],
  ['K10', 'senior cost analyst', 'event', ['Cost Analyst'], [1100], '[J5-42][J5-43]'],
  ['K11', 'head of research', 'event', ['Research Lead'], notFound, '[J5-48]'],
  ['K12', 'head of research', 'event', ['Head of Research'], [10001], '[J5-41]'],
  ['K13', 'cost arlington', 'event', ['Cost Analyst', 'Arlington'], [1001], '[J5-42][J5-44]'],
  ['K14', 'jobs in san diego', 'event', ['Cost Analyst', 'San Diego'], [1100], '[J5-42][J5-43][J5-48]'],
  ['K15', 'cost cost analyst', 'event', ['Cost Analyst'], [1100], '[J5-42][J5-43]'],
  ['K16', 'the', 'event', ['The Navy'], [9999], '[J5-48]'],
  ['K17', 'navy events', 'event', ['Army Gala'], [999], '[J5-45][J5-51]'],
  ['K18', 'navy events', 'event', ['Navy League Expo'], [1000], '[J5-44][J5-45][J5-51]'],
  ['K19', 'events', 'event', ['Navy League Expo'], [10999], '[J5-46][J5-52]'],
  ['K20', 'events', 'event', ['Industry Events Day'], [10999], '[J5-46][J5-52]'],
  ['K21', 'security', 'job', ['IT Help Desk', 'IT'], notFound, '[J5-45]'],
  ['K22', 'contact office', 'page', ['Contact us'], [2], '[J5-47][J5-53]'],
  ['K23', 'contact office', 'event', ['Contact us'], notFound, '[J5-40.b]'],
  ['K24', 'contact office', 'page', ['Contact'], [2000], '[J5-47]'],
])('[J5-37.b] %s: "%s" asked of one %s with the texts %j scores %j %s', (_id, search, kind, fields, scores) => {
  expect(scoreKind(kind, fields, search)).toEqual(scores)
})

test('[J5-39] K25: a search of blanks finds everything as it stands', () => {
  const kinds: ReadonlyArray<Kind> = ['job', 'location', 'event', 'news', 'page']
  const sources = kinds.map((kind) => sourceFactories[kind]('anything'))
  expect(searchSite(sources, '   ').map(({ name, score }) => [name, score])).toEqual(
    sourceNames.map((name) => [name, 0]),
  )
})

const kindWords = {
  job: ['job', 'jobs', 'career', 'careers'],
  location: ['location', 'locations', 'office', 'offices'],
  event: ['event', 'events'],
  news: ['news'],
} as const

test.each(Object.entries(kindWords) as ReadonlyArray<[Kind, ReadonlyArray<string>]>)(
  '[J5-51] each word that means the kind %s brings it, and no other',
  (kind, words) => {
    const others = (['job', 'location', 'event', 'news', 'page'] as const).filter((other) => other !== kind)
    for (const word of words) {
      expect([word, scoreKind(kind, ['Radar'], word), scoreKind(kind, ['Radar'], `naval ${word}`)]).toEqual([
        word,
        [10999],
        [999],
      ])
      expect(others.flatMap((other) => scoreKind(other, ['Radar'], word))).toEqual([])
    }
  },
)

test('[J5-51] a word for all jobs brings none of them among the open jobs', () => {
  const posting = makePosting({ JobFunction: 'Cost Analyst' })
  expect(scoreAll(buildSearchIndex([toSearchDocument(posting)]), 'navy jobs')).toEqual(Float64Array.of(0))
  expect(listScores([openSource('JobPostingHeader', [posting])], 'navy jobs')).toEqual([999])
})

type Row<Name extends keyof Rows> = Rows[Name][number]

const texts = {
  Location: { Description: 'q0', City: 'q1', State: 'q2', FullAddress: '<p>q3</p>' },
  CompanyEvent: { Title: 'q0', Location: 'q1', Description: '<p>q2</p>' },
  CompanyNews: { Title: 'q0', ShortDescription: 'q1', Body: '<p>q2</p>', Source: 'q3' },
} as const satisfies { readonly [Name in keyof Rows]?: Partial<Row<Name>> }

test.each(Object.entries(texts))('[J5-50] every text of a %s is searched, and counts for itself', (name, fields) => {
  const date = { type: 'date', value: '2026-03-02T00:00:00.000' }
  const row = { [`${name}_ID`]: 1, StartDate: date, PublishedDate: date, ...fields }
  const source = openSource(name as 'Location', decodeRows(name as 'Location', [row]))
  const count = Object.keys(fields).length
  expect(Array.from({ length: count }, (_, at) => listScores([source], `q${at}`))).toEqual(
    Array.from({ length: count }, () => [10999]),
  )
  expect(listScores([source], 'q')).toEqual([count * 10_000])
})

test('[J5-50] an office without a description is searched by its name and the other spelling of its place', () => {
  const rows = decodeRows('Location', [
    { Location_ID: 1, Name: 'Dayton Office', LocationCity: 'Dayton', LocationState: 'Ohio' },
  ])
  const source = openSource('Location', rows)
  expect(['dayton office', 'dayton', 'ohio'].map((search) => listScores([source], search))).toEqual([
    [9999 + 999 + 99 + 2 + (999 + 1) + 999],
    [9999 + 1 + 10_999],
    [10_999],
  ])
})

test('[J1-13] equal scores keep the order of the kinds and of their rows', () => {
  const event = (Title: string) => ({
    CompanyEvent_ID: Title,
    Title,
    StartDate: { type: 'date', value: '2026-03-02T00:00:00.000' },
  })
  const events = openSource('CompanyEvent', decodeRows('CompanyEvent', ['Radar 2', 'Radar 1'].map(event)))
  const found = searchSite([sourceFactories.job('Radar 3'), events, sourceFactories.news('Radar 4')], 'radar')
  expect(found.map(({ name, at }) => `${name} ${at}`)).toEqual([
    'JobPostingHeader 0',
    'CompanyEvent 0',
    'CompanyEvent 1',
    'CompanyNews 0',
  ])
})
