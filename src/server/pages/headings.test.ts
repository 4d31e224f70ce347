import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isSentence, isTitle, literalTitles, wrongHeadings } from './headings.testing.ts'
import { termsOfService } from '#content/legal.ts'
import { privacyPolicy } from '#content/privacy.ts'
import { sampleContent } from '#content/sample-content.ts'

test('what the firm wrote is told from a title and from capitals', () => {
  expect(
    ['Where we work', 'We count carefully.', 'Don’t see your job? Tell us', 'Our SeaPort-NxG team', '50 years'].filter(
      (heading) => !isSentence(heading),
    ),
  ).toEqual([])
  expect(['Where We Work', 'CONTRACTS', 'Related Jobs', 'our history', 'At a glance Of us'].filter(isSentence)).toEqual(
    [],
  )
  expect(['Who Checks the Forecast?', 'Ranges, Not Points: Teaching Engineers to Doubt'].filter(isTitle)).toHaveLength(
    2,
  )
  expect(['Who checks the Forecast?', 'the Forecast'].filter(isTitle)).toEqual([])
})

test('a title is taken as it stands only where its requirement gives it', () => {
  const rows = ['careers', 'corporate'].flatMap((name) =>
    readFileSync(`docs/requirements/${name}.tsv`, 'utf8').split('\n'),
  )
  const missing = Object.entries(literalTitles).filter(
    ([title, id]) => !rows.some((row) => row.startsWith(`${id}\t`) && row.includes(title)),
  )
  expect(missing).toEqual([])
})

test('the parts of the policies are named in sentence case', () => {
  const titles = [...privacyPolicy, ...termsOfService].map(({ title }) => title)
  expect(wrongHeadings(titles, new Set())).toEqual([])
})

test('jobs, news and events are named in title case', () => {
  const { JobPostingHeader, CompanyNews, CompanyEvent } = sampleContent(Date.parse('2026-11-20T09:00:00.000Z'))
  const given = [
    ...JobPostingHeader.map(({ JobFunction }) => JobFunction),
    ...CompanyNews.map(({ Title }) => Title),
    ...CompanyEvent.map(({ Title }) => Title),
  ]
  expect(given.filter((name) => !isTitle(name))).toEqual([])
})
