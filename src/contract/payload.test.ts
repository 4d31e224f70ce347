import { expect, test } from 'vitest'
import { decodePayload, decodeRows } from './payload.ts'
import { UnreadablePayload } from './site-api.ts'

const day = { type: 'date', value: '2026-03-02T00:00:00.000' }
const news = { CompanyNews_ID: 7, Title: 'Depot study', PublishedDate: day }

const decodedNews = {
  CompanyNews_ID: '7',
  Title: 'Depot study',
  ShortDescription: null,
  Body: null,
  PublishedDate: day,
  WebsiteImageURL: null,
  NewsType: null,
  Source: null,
  SourceURL: null,
  Figure: null,
}

const captureResult = (run: () => unknown) => {
  try {
    return run()
  } catch (error) {
    return [error instanceof UnreadablePayload, (error as Error).message]
  }
}

test('[C7.1-16] a payload is read by entity, with fields that were left out as null', () => {
  expect(decodePayload(JSON.stringify({ CompanyNews: [news], CompanyEvent: [] }))).toEqual({
    CompanyNews: [decodedNews],
    CompanyEvent: [],
  })
})

test('[C7.1-18] unknown entities are ignored, and so are unknown fields', () => {
  const payload = { Weather: [{ sky: 'blue' }], toString: [], CompanyNews: [{ ...news, Mood: 'fine' }] }
  expect(decodePayload(JSON.stringify(payload))).toEqual({ CompanyNews: [decodedNews] })
})

test.each(['{"CompanyNews":[', '', 'done', 'null', '[]', '{"CompanyNews":{}}', '{"CompanyNews":null}'])(
  '[C7.1-18] the payload %j is refused in words',
  (payload) => {
    expect(captureResult(() => decodePayload(payload))).toEqual([true, 'The reply holds no readable data.'])
  },
)

test('[C7.1-18] rows that are not what their entity says are refused, naming the first fault', () => {
  const failures = [
    { ...news, Title: ' ' },
    { ...news, PublishedDate: { type: 'date', value: null } },
  ].map((row) => captureResult(() => decodePayload(JSON.stringify({ CompanyNews: [news, row] }))))
  expect(failures).toEqual([
    [true, 'CompanyNews 1.Title: Expected a title'],
    [true, 'CompanyNews 1.PublishedDate.value: Date cannot be null'],
  ])
})

test('[C3.5-02][C3.5-03][C3.5-04][C3.5-05] figures that were left out are 0, and the share of owners is 100', () => {
  expect(decodeRows('WebsiteStat', [{}])).toEqual([
    { employeeCount: 0, openingCount: 0, locationCount: 0, years: 0, employeeOwnedPercent: 100 },
  ])
})

test('[C3.4-02][C3.4-06][C3.5-07][J3-07][J3-08][J3-09] fields of HTML keep their markup', () => {
  const html = '<p>Count <strong>hulls</strong> &amp; boats.</p>'
  const posting = {
    JobPosting_ID: 1,
    TrackingNumber: 'T-1',
    JobFunction: 'Analyst',
    IsFullTime: true,
    LastModifiedDate: { type: 'datetime', value: '2026-03-02T00:00:00.000Z' },
    Responsibilities: html,
    SkillsRequired: html,
    EducationRequirement: html,
  }
  const [job] = decodeRows('JobPostingHeader', [posting])
  expect([
    decodeRows('CompanyNews', [{ ...news, Body: html }])[0]?.Body,
    decodeRows('CompanyEvent', [{ CompanyEvent_ID: 1, Title: 'Picnic', StartDate: day, Description: html }])[0]
      ?.Description,
    decodeRows('Location', [{ Location_ID: 1, FullAddress: html }])[0]?.FullAddress,
    job?.Responsibilities,
    job?.SkillsRequired,
    job?.EducationRequirement,
  ]).toEqual([html, html, html, html, html, html])
})

test('[J3-18] the date of a change is a date object', () => {
  const posting = { JobPosting_ID: 1, TrackingNumber: 'T-1', JobFunction: 'Analyst', IsFullTime: true }
  const changed = [{ type: 'datetime', value: '2026-03-02T00:00:00.000Z' }, '2026-03-02T00:00:00.000Z', null]
  expect(
    changed.map((LastModifiedDate) => {
      const decoded = captureResult(() => decodeRows('JobPostingHeader', [{ ...posting, LastModifiedDate }])[0])
      return Array.isArray(decoded)
        ? 'refused'
        : (decoded as typeof posting & { LastModifiedDate: unknown }).LastModifiedDate
    }),
  ).toEqual([{ type: 'datetime', value: '2026-03-02T00:00:00.000Z' }, 'refused', 'refused'])
})
