import { escapeHtml } from '#domain/text/html.ts'
import { joinHtml, readPlace, splitPlaces, type ForeignJob, type ForeignPay } from './converted-posting.ts'
import { isObject, readList, readNumber, readPath, readText } from './json-value.ts'

/** An export of another system; null if it has not its shape. */
export type JobReader = (given: unknown) => ReadonlyArray<ForeignJob> | null

const splitWords = (text: string) => text.split(' ')
const greenhouseFields = splitWords(
  'id requisition_id title content departments location updated_at first_published pay_input_ranges',
)
const leverFields = splitWords(
  'id text description descriptionPlain lists additional additionalPlain categories workplaceType createdAt salaryRange',
)
const ashbyFields = splitWords(
  'id jobUrl title descriptionHtml descriptionPlain department team location address secondaryLocations isRemote workplaceType employmentType publishedAt compensation isListed',
)

const names = (value: unknown, ...path: ReadonlyArray<string>) =>
  readList(value, ...path).map((item) => readText(item, 'name'))

const dollars = (cents: number | null) => (cents === null ? null : cents / 100)

const greenhousePay = (job: unknown): ForeignPay | null => {
  const [range] = readList(job, 'pay_input_ranges')
  if (range === undefined) return null
  const [low, high] = ['min_cents', 'max_cents'].map((field) => dollars(readNumber(range, field)))
  return { low: low ?? null, high: high ?? null, currency: readText(range, 'currency_type'), unit: null }
}

const readGreenhouseJob = (job: unknown): ForeignJob => ({
  id: readText(job, 'id'),
  number: readText(job, 'requisition_id'),
  title: readText(job, 'title'),
  duties: readText(job, 'content'),
  groups: names(job, 'departments'),
  places: splitPlaces(readText(job, 'location', 'name')).map(readPlace),
  workplace: readText(job, 'location', 'name'),
  changed: readText(job, 'updated_at') ?? readText(job, 'first_published'),
  pay: greenhousePay(job),
  read: greenhouseFields,
  source: job,
})

const hasEach = (items: ReadonlyArray<unknown>, ...fields: ReadonlyArray<string>) =>
  items.every((item) => isObject(item) && fields.every((field) => field in item))

const readGreenhouse: JobReader = (given) => {
  const jobs = readPath(given, 'jobs')
  return Array.isArray(jobs) && hasEach(jobs, 'title', 'location', 'content') ? jobs.map(readGreenhouseJob) : null
}

const leverList = (list: unknown) =>
  `<h3>${escapeHtml(readText(list, 'text') ?? '')}</h3><ul>${readText(list, 'content') ?? ''}</ul>`

function leverPay(job: unknown): ForeignPay | null {
  const range = readPath(job, 'salaryRange')
  if (!isObject(range)) return null
  const [currency, unit] = [readText(range, 'currency'), readText(range, 'interval')]
  return { low: readNumber(range, 'min'), high: readNumber(range, 'max'), currency, unit }
}

const isSkills = (list: unknown) =>
  /qualif|require|skill|bring|must|need|looking for|about you/i.test(readText(list, 'text') ?? '')

function readLeverJob(job: unknown): ForeignJob {
  const lists = readList(job, 'lists')
  const duties = [
    readText(job, 'description'),
    ...lists.filter((list) => !isSkills(list)).map(leverList),
    readText(job, 'additional'),
  ]
  const places = [
    readText(job, 'categories', 'location'),
    ...readList(job, 'categories', 'allLocations').map((place) => readText(place)),
  ]
  return {
    id: readText(job, 'id'),
    title: readText(job, 'text'),
    duties: joinHtml(duties) ?? readText(job, 'descriptionPlain'),
    skills: joinHtml(lists.filter(isSkills).map(leverList)),
    groups: [readText(job, 'categories', 'department'), readText(job, 'categories', 'team')],
    places: [...new Set(places.flatMap(splitPlaces))].map(readPlace),
    workplace: readText(job, 'workplaceType') ?? places[0] ?? null,
    employment: readText(job, 'categories', 'commitment'),
    changed: readNumber(job, 'createdAt'),
    pay: leverPay(job),
    read: leverFields,
    source: job,
  }
}

const readLever: JobReader = (given) =>
  Array.isArray(given) && hasEach(given, 'id', 'text', 'categories') ? given.map(readLeverJob) : null

const ashbyPlace = (job: unknown) => {
  const address = readPath(job, 'address', 'postalAddress')
  const [city, state] = [readText(address, 'addressLocality'), readText(address, 'addressRegion')]
  return (city ?? state) ? { city, state } : readPlace(readText(job, 'location'))
}

const ashbyPay = (job: unknown): ForeignPay | null => {
  const range = readList(job, 'compensation', 'summaryComponents').find(
    (part) => readText(part, 'compensationType') === 'Salary',
  )
  if (range === undefined) return null
  return {
    low: readNumber(range, 'minValue'),
    high: readNumber(range, 'maxValue'),
    currency: readText(range, 'currencyCode'),
    unit: readText(range, 'interval'),
  }
}

const ashbyWorkplace = (job: unknown) =>
  readPath(job, 'isRemote') === true
    ? 'remote'
    : (readText(job, 'workplaceType')?.replace('OnSite', 'on-site') ?? readText(job, 'location'))

const readAshbyJob = (job: unknown): ForeignJob => ({
  id: readText(job, 'id') ?? readText(job, 'jobUrl')?.split('/').at(-1) ?? null,
  title: readText(job, 'title'),
  duties: readText(job, 'descriptionHtml') ?? readText(job, 'descriptionPlain'),
  groups: [readText(job, 'department'), readText(job, 'team')],
  places: [
    ashbyPlace(job),
    ...readList(job, 'secondaryLocations').map((place) => readPlace(readText(place, 'location'))),
  ],
  workplace: ashbyWorkplace(job),
  employment: readText(job, 'employmentType'),
  changed: readText(job, 'publishedAt'),
  pay: ashbyPay(job),
  read: ashbyFields,
  source: job,
})

const readAshby: JobReader = (given) => {
  const jobs = readPath(given, 'jobs')
  return Array.isArray(jobs) &&
    hasEach(jobs, 'title') &&
    jobs.every((job) => isObject(job) && ('descriptionHtml' in job || 'descriptionPlain' in job))
    ? jobs.filter((job) => readPath(job, 'isListed') !== false).map(readAshbyJob)
    : null
}

export const foreignJobReaders = { greenhouse: readGreenhouse, lever: readLever, ashby: readAshby }
