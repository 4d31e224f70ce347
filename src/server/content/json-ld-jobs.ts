import { createHash } from 'node:crypto'
import { parseJson } from '#domain/text/parse-json.ts'
import { joinHtml, readPlace, type ForeignJob, type ForeignPay, type ForeignPlace } from './converted-posting.ts'
import type { JobReader } from './foreign-jobs.ts'
import { readHtmlTokens } from './html-tokens.ts'
import { isObject, readList, readNumber, readPath, readText } from './json-value.ts'

/** The texts of `<script type="application/ld+json">` in a page. */
export function listJsonLd(page: string): ReadonlyArray<unknown> {
  let isJsonLd = false
  return readHtmlTokens(page).tokens.flatMap((token) => {
    if (token.kind !== 'text') {
      isJsonLd = token.kind === 'open' && token.name === 'script' && /ld\+json/i.test(token.attributes.type ?? '')
      return []
    }
    return isJsonLd ? [parseJson(token.text)] : []
  })
}

const isPosting = (value: unknown) => readList(value, '@type').includes('JobPosting')

const findPostings = (given: unknown): ReadonlyArray<unknown> => {
  if (Array.isArray(given)) return given.flatMap(findPostings)
  if (isPosting(given)) return [given]
  return readList(given, '@graph').flatMap(findPostings)
}

function readLocation(location: unknown): ForeignPlace {
  const address = readPath(location, 'address')
  if (!isObject(address)) return readPlace(readText(location, 'address') ?? readText(location))
  return {
    city: readText(address, 'addressLocality'),
    state: readText(address, 'addressRegion'),
    street: readText(address, 'streetAddress'),
    zip: readText(address, 'postalCode'),
  }
}

function readSalary(job: unknown): ForeignPay | null {
  const salary = readPath(job, 'baseSalary')
  const value = readPath(salary, 'value')
  if (!isObject(salary)) return null
  const [low, high] = ['minValue', 'maxValue'].map((field) => readNumber(value, field) ?? readNumber(salary, field))
  const only = readNumber(value, 'value') ?? readNumber(value)
  return {
    low: low ?? only,
    high: high ?? only,
    currency: readText(salary, 'currency') ?? readText(value, 'currency'),
    unit: readText(value, 'unitText') ?? readText(salary, 'unitText'),
  }
}

const joinTexts = (job: unknown, field: string) =>
  readList(job, field)
    .flatMap((text) => readText(text) ?? readText(text, 'credentialCategory') ?? [])
    .join('\n') || null

/** Of what does not change while the job is open. */
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

const readId = (job: unknown) =>
  readText(job, 'identifier', 'value') ??
  readText(job, 'identifier') ??
  hash(readText(job, 'url') ?? JSON.stringify([readText(job, 'title'), readPath(job, 'jobLocation')]))

const readJsonLdJob = (job: unknown): ForeignJob => ({
  id: readId(job),
  title: readText(job, 'title') ?? readText(job, 'name'),
  duties: joinHtml([readText(job, 'description'), joinTexts(job, 'responsibilities')]),
  skills: joinHtml([joinTexts(job, 'skills'), joinTexts(job, 'qualifications')]),
  education: joinTexts(job, 'educationRequirements'),
  groups: [readText(job, 'occupationalCategory'), readText(job, 'industry')],
  places: readList(job, 'jobLocation').map(readLocation),
  workplace: readText(job, 'jobLocationType') === 'TELECOMMUTE' ? 'remote' : null,
  employment: readList(job, 'employmentType').includes('FULL_TIME') ? null : joinTexts(job, 'employmentType'),
  changed: readText(job, 'datePosted'),
  pay: readSalary(job),
  read: `@context @type @id identifier url title name description responsibilities skills qualifications educationRequirements
    occupationalCategory industry jobLocation jobLocationType employmentType datePosted baseSalary`.split(/\s+/),
  source: job,
})

export const readJsonLdJobs: JobReader = (given) => {
  const postings = findPostings(given)
  return postings.length > 0 ? postings.map(readJsonLdJob) : null
}
