import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseJson } from '#domain/text/parse-json.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import type { PrintLine } from '../control/run-command.ts'
import { readMoment, toPosting, type ForeignJob } from './converted-posting.ts'
import { writeFolder } from './export-content.ts'
import { foreignJobReaders, type JobReader } from './foreign-jobs.ts'
import { listJsonLd, readJsonLdJobs } from './json-ld-jobs.ts'
import { readUsaJobs } from './usajobs-jobs.ts'
import { isObject } from './json-value.ts'

const kinds = {
  ...foreignJobReaders,
  usajobs: readUsaJobs,
  'json-ld': readJsonLdJobs,
} satisfies Readonly<Record<string, JobReader>>

type Kind = keyof typeof kinds

const shapes: Readonly<Record<Kind, string>> = {
  greenhouse: 'an object with "jobs", each with "title", "location" and "content"',
  lever: 'a list of postings, each with "id", "text" and "categories"',
  ashby: 'an object with "jobs", each with "title" and "descriptionHtml"',
  usajobs: 'an object with "SearchResult" and in it "SearchResultItems"',
  'json-ld': 'JobPosting of schema.org, in JSON or in <script type="application/ld+json"> of a page',
}

export const convertUsage = `  npm run content -- convert KIND FILE DIR [--replace]
      writes DIR/JobPostingHeader.json from the jobs that another system exports, and says what it leaves out;
      KIND is ${Object.keys(kinds).join(', ')}; --replace overwrites the file if it is there`

const isKind = (kind: string | undefined): kind is Kind => kind !== undefined && Object.hasOwn(kinds, kind)

function parse(args: ReadonlyArray<string>) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { replace: { type: 'boolean' } },
    })
    const [kind, file, folder, ...more] = positionals
    if (!isKind(kind) || file === undefined || folder === undefined || more.length > 0) return null
    return { kind, file, folder, replaces: values.replace ?? false }
  } catch {
    return null
  }
}

function readJobs(kind: Kind, file: string): ReadonlyArray<ForeignJob> | string {
  try {
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
    const isPage = kind === 'json-ld' && text.trimStart().startsWith('<')
    const jobs = kinds[kind](isPage ? listJsonLd(text) : parseJson(text))
    return jobs ?? `${file}: Expected ${shapes[kind]}. Nothing was written.`
  } catch (error) {
    return `${file}: The file cannot be read (${(error as NodeJS.ErrnoException).code})`
  }
}

function keepUsable(jobs: ReadonlyArray<ForeignJob>) {
  const ids = new Set<string>()
  const left: string[] = []
  const kept = jobs.filter(({ id, title }, at) => {
    const isTwice = id !== null && ids.has(id)
    if (id !== null) ids.add(id)
    if (id === null || title === null) left.push(`job ${at + 1} has no ${id === null ? 'id' : 'title'}`)
    if (isTwice) left.push(`job ${at + 1} has the id "${id}" of another`)
    return id !== null && title !== null && !isTwice
  })
  return { kept, left }
}

const listUnread = ({ source, read }: ForeignJob) =>
  isObject(source) ? Object.keys(source).filter((field) => !read.includes(field)) : []

const maxDates = 5

function describeDates(jobs: ReadonlyArray<ForeignJob>): ReadonlyArray<string> {
  const unread = jobs.flatMap(({ changed }) => (changed === null || readMoment(changed) !== null ? [] : [changed]))
  const dates = [...new Set(unread)].slice(0, maxDates).map((date) => `"${date}"`)
  return unread.length > 0
    ? [`dates that cannot be read: ${dates.join(', ')} (${pluralize(unread.length, 'job')})`]
    : []
}

function describeLeft(jobs: ReadonlyArray<ForeignJob>): ReadonlyArray<string> {
  const places = jobs.filter((job) => job.places.length > 1).length
  const pays = jobs.filter((job) => job.pay !== null && toPosting(job).Pay === null).length
  const unread = [...new Set(jobs.flatMap(listUnread))]
  return [
    ...(places > 0 ? [`all places but the first (${pluralize(places, 'job')})`] : []),
    ...(pays > 0 ? [`pay that is not in dollars by the year or hour (${pluralize(pays, 'job')})`] : []),
    ...describeDates(jobs),
    ...(unread.length > 0 ? [`the fields ${unread.join(', ')}`] : []),
  ]
}

export function runConvertCommand(args: ReadonlyArray<string>, say: PrintLine): number {
  const command = parse(args)
  if (command === null) {
    say(`Usage:\n${convertUsage}`)
    return 2
  }
  const { kind, file, folder, replaces } = command
  const target = join(folder, 'JobPostingHeader.json')
  const jobs = readJobs(kind, file)
  if (typeof jobs === 'string') {
    say(jobs)
    return 1
  }
  if (existsSync(target) && !replaces) {
    say(`${target} is there already: give --replace if it is to be overwritten.`)
    return 1
  }
  const { kept, left } = keepUsable(jobs)
  writeFolder(folder, { JobPostingHeader: kept.map(toPosting) })
  for (const line of [...left, ...describeLeft(kept)]) say(`Left out: ${line}`)
  say(`Wrote ${pluralize(kept.length, 'job')} to ${target}. "content check ${folder}" says what an import would do.`)
  return 0
}
