import { joinHtml, readPlace, type ForeignJob } from './converted-posting.ts'
import type { JobReader } from './foreign-jobs.ts'
import { isObject, readList, readNumber, readPath, readText } from './json-value.ts'

/** "Reno, Nevada", with the state again beside it. */
function readUsaPlace(place: unknown) {
  const { city, state } = readPlace(readText(place, 'CityName') ?? readText(place, 'LocationName'))
  return { city, state: readText(place, 'CountrySubDivisionCode') ?? state }
}

function readUsaPay(descriptor: unknown) {
  const [range] = readList(descriptor, 'PositionRemuneration')
  if (range === undefined) return null
  return {
    low: readNumber(range, 'MinimumRange'),
    high: readNumber(range, 'MaximumRange'),
    currency: 'USD',
    unit: readText(range, 'RateIntervalCode'),
  }
}

function readUsaWorkplace(details: unknown) {
  if (readPath(details, 'RemoteIndicator') === true) return 'remote'
  return readPath(details, 'TeleworkEligible') === true ? 'hybrid' : 'on-site'
}

function readUsaJob(item: unknown): ForeignJob {
  const descriptor = readPath(item, 'MatchedObjectDescriptor')
  const details = readPath(descriptor, 'UserArea', 'Details')
  return {
    id: readText(item, 'MatchedObjectId') ?? readText(descriptor, 'PositionID'),
    number: readText(descriptor, 'PositionID'),
    title: readText(descriptor, 'PositionTitle'),
    short: readText(details, 'JobSummary'),
    duties: joinHtml(readList(details, 'MajorDuties').map((duty) => readText(duty))),
    skills: readText(descriptor, 'QualificationSummary') ?? readText(details, 'Requirements'),
    education: readText(details, 'Education'),
    groups: readList(descriptor, 'JobCategory').map((category) => readText(category, 'Name')),
    places: readList(descriptor, 'PositionLocation').map(readUsaPlace),
    workplace: readUsaWorkplace(details),
    employment: readText(readList(descriptor, 'PositionSchedule')[0], 'Name'),
    changed: readText(descriptor, 'PublicationStartDate'),
    pay: readUsaPay(descriptor),
    read: `PositionID PositionTitle QualificationSummary JobCategory PositionLocation PositionLocationDisplay PositionSchedule
      PublicationStartDate PositionRemuneration UserArea`.split(/\s+/),
    source: descriptor,
  }
}

export const readUsaJobs: JobReader = (given) => {
  const items = readPath(given, 'SearchResult', 'SearchResultItems')
  return Array.isArray(items) && items.every((item) => isObject(readPath(item, 'MatchedObjectDescriptor')))
    ? items.map(readUsaJob)
    : null
}
