import { minimumDate } from '#contract/day.ts'
import type { WireDate } from '#contract/date.ts'
import { experienceLevels } from '#contract/job-terms.ts'
import { dayLength } from '#domain/time/dates.ts'
import {
  sourceFileName,
  problemLine,
  type CheckedTables,
  type ContentTables,
  type SourceTables,
} from './content-tables.ts'

const parseMoment = (date: WireDate | null) => {
  const value = date?.value
  if (!value || value.startsWith(minimumDate)) return null
  return Date.parse(value.endsWith('Z') ? value : `${value}Z`)
}

const checkExperience = ({ JobPostingHeader = [] }: CheckedTables, sources: SourceTables) =>
  JobPostingHeader.flatMap(({ number, row: { ExperienceLevel } }) =>
    ExperienceLevel === null || Object.hasOwn(experienceLevels, ExperienceLevel)
      ? []
      : [
          problemLine(
            sourceFileName(sources, 'JobPostingHeader'),
            number,
            'ExperienceLevel',
            `Expected one of ${Object.keys(experienceLevels).join(', ')} or null, found "${ExperienceLevel}"`,
          ),
        ],
  )

/** An end without a time lasts the whole day. */
function parseLastMoment(date: WireDate | null) {
  const moment = parseMoment(date)
  return moment === null || date?.type.endsWith('datetime') ? moment : moment + dayLength - 1
}

const checkEventDates = ({ CompanyEvent = [] }: CheckedTables, sources: SourceTables) =>
  CompanyEvent.flatMap(({ number, row: { StartDate, EndDate } }) => {
    const [start, end] = [parseMoment(StartDate), parseLastMoment(EndDate)]
    return start !== null && end !== null && end < start
      ? [
          problemLine(
            sourceFileName(sources, 'CompanyEvent'),
            number,
            'EndDate',
            `Expected a time after StartDate (${StartDate.value}), found ${EndDate?.value}`,
          ),
        ]
      : []
  })

const checkStatCount = ({ WebsiteStat }: ContentTables, sources: SourceTables) =>
  WebsiteStat === undefined || WebsiteStat.length === 1
    ? []
    : [`${sourceFileName(sources, 'WebsiteStat')}: Expected exactly one row, found ${WebsiteStat.length}`]

export const checkMeaning = (
  given: ContentTables,
  checked: CheckedTables,
  sources: SourceTables,
): ReadonlyArray<string> => [
  ...checkExperience(checked, sources),
  ...checkEventDates(checked, sources),
  ...checkStatCount(given, sources),
]
