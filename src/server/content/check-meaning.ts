import { minimumDate } from '#contract/day.ts'
import type { WireDate } from '#contract/date.ts'
import { experienceLevels } from '#contract/job-terms.ts'
import { hasTime } from '#domain/media/event-time.ts'
import { dayLength } from '#domain/time/dates.ts'
import { isTimeZone, timeZoneForm } from '#domain/time/zones.ts'
import { sourceFileName, problemLine, type CheckedTables, type SourceTables } from './content-tables.ts'

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
  return moment === null || hasTime(date) ? moment : moment + dayLength - 1
}

/** In milliseconds: the farthest that a day begins from UTC. */
const farthestZone = 14 * 60 * 60_000

const isBefore = (end: WireDate | null, start: WireDate) => {
  const [from, to] = [parseMoment(start), parseLastMoment(end)]
  const doubt = hasTime(start) === hasTime(end) ? 0 : farthestZone
  return from !== null && to !== null && to + doubt < from
}

const checkEventDates = ({ CompanyEvent = [] }: CheckedTables, sources: SourceTables) =>
  CompanyEvent.flatMap(({ number, row: { StartDate, EndDate } }) =>
    isBefore(EndDate, StartDate)
      ? [
          problemLine(
            sourceFileName(sources, 'CompanyEvent'),
            number,
            'EndDate',
            `Expected a time after StartDate (${StartDate.value}), found ${EndDate?.value}`,
          ),
        ]
      : [],
  )

const checkTimeZones = ({ CompanyEvent = [] }: CheckedTables, sources: SourceTables) =>
  CompanyEvent.flatMap(({ number, row: { TimeZone } }) =>
    TimeZone === null || isTimeZone(TimeZone)
      ? []
      : [
          problemLine(
            sourceFileName(sources, 'CompanyEvent'),
            number,
            'TimeZone',
            `Expected ${timeZoneForm} or null, found "${TimeZone}"`,
          ),
        ],
  )

const checkStatCount = (count: number | undefined, sources: SourceTables) =>
  count === undefined || count === 1
    ? []
    : [`${sourceFileName(sources, 'WebsiteStat')}: Expected exactly one row, found ${count}`]

type Given = { readonly checked: CheckedTables; readonly statCount: number | undefined }

export const checkMeaning = ({ checked, statCount }: Given, sources: SourceTables): ReadonlyArray<string> => [
  ...checkExperience(checked, sources),
  ...checkEventDates(checked, sources),
  ...checkTimeZones(checked, sources),
  ...checkStatCount(statCount, sources),
]
