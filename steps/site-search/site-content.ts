import { createJobsContent } from '../worlds/content.ts'

type Line = Readonly<Record<string, string>>

const date = { type: 'date', value: '2026-03-02T00:00:00.000' } as const

export function createSiteContent(lines: ReadonlyArray<Line>) {
  const linesOfKind = (kind: string) => lines.filter((line) => line['kind'] === kind)
  const jobs = linesOfKind('job').map(({ title = '', text = '' }) => ({ title, summary: text }))
  const offices = linesOfKind('office').map(({ title, text }, index) => {
    const [city, state] = (text ?? '').split(', ').slice(-2)
    return { Location_ID: `office ${index + 1}`, Description: title, FullAddress: text, City: city, State: state }
  })
  return {
    ...createJobsContent(jobs),
    Location: offices,
    CompanyEvent: linesOfKind('event').map(({ title, text }, index) => ({
      CompanyEvent_ID: String(index + 1),
      Title: title,
      Description: text,
      StartDate: date,
    })),
    CompanyNews: linesOfKind('news').map(({ title, text }, index) => ({
      CompanyNews_ID: String(index + 1),
      Title: title,
      ShortDescription: text,
      PublishedDate: date,
    })),
  }
}
