import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { newestJobs, readFollowed } from '#domain/jobs/job-feed.ts'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import { createRelation } from '#domain/jobs/related-jobs.ts'
import { createMailTemplates } from '#server/job-alerts/mail-templates.ts'
import { importContent } from '#server/content/import-content.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { createSiteService } from '#server/create-site-service.ts'
import type { SiteService } from '#server/service/site-service.ts'
import { storeSubject, postingSubject, searchSubject, type Subject } from '#server/job-alerts/subjects.ts'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { queries } from './search/samples.ts'
import { generatePostings } from '#server/content/generated-content.testing.ts'

type Size = {
  readonly openJobs: number
  readonly newJobs: number
  readonly liked: number
  readonly searched: number
  readonly sampleSize: number
  readonly subscribers: ReadonlyArray<number>
}

const { size } = startBench<Size>({
  usual: { openJobs: 500, newJobs: 1_000, liked: 200, searched: 300, sampleSize: 60, subscribers: [1_000, 10_000] },
  smallest: { openJobs: 20, newJobs: 20, liked: 10, searched: 10, sampleSize: 5, subscribers: [20] },
})
const { openJobs, newJobs, liked, searched, sampleSize } = size
const states = [
  '',
  'state=virginia',
  'state=ohio',
  'state=california',
  'state=maryland',
  'city=dayton',
  'workplace=remote',
]

const searches = Array.from({ length: searched }, (_, at) => {
  const keyword = encodeURIComponent(queries[at % queries.length] ?? '')
  return [`search=${keyword}`, states[Math.floor(at / queries.length)] ?? ''].filter(Boolean).join('&')
})

type Measurement = { readonly ms: number; readonly stall: number; readonly growth: number }

async function measure(work: () => Promise<unknown>): Promise<Measurement> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let highest = before
  const look = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 5)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await sleep(50)
  const start = performance.now()
  await work()
  const ms = performance.now() - start
  await sleep(50)
  delay.disable()
  clearInterval(look)
  return { ms, stall: delay.max / 1e6, growth: (highest - before) / 2 ** 20 }
}

const pickSubject = (subjects: ReadonlyArray<Subject>, at: number) =>
  at % 10 < 6 ? subjects[at % liked]! : subjects[liked + (at % searched)]!

async function makeSubjects({ db }: Database, service: SiteService): Promise<ReadonlyArray<Subject>> {
  const { JobPostingHeader: postings, Location: locations } = await service.rows(['JobPostingHeader', 'Location'])
  const board = service.openBoard({ postings, locations })
  const subjects = [
    ...postings.slice(0, liked).map(postingSubject),
    ...searches.map((query) => searchSubject(board, query, 'generic')),
  ]
  for (const subject of subjects) await storeSubject(db, subject)
  return subjects
}

async function makeSubscribers({ db }: Database, subjects: ReadonlyArray<Subject>, count: number, told: number) {
  const at = new Date(Date.now() - 60_000).toISOString()
  const people = Array.from({ length: count }, (_, index) => String(index).padStart(32, '0'))
  for (let start = 0; start < count; start += 500) {
    const some = people.slice(start, start + 500)
    const emails = some.map((id) => ({ id, EmailAddress: `${id}@firm.example`, email_key: `${id}@firm.example` }))
    await db
      .insertInto('subscriber')
      .values(emails.map((row) => ({ ...row, created_at: at, gathered_at: at, asked_at: null })))
      .execute()
    const rows = some.map((id, index) => ({
      PrimaryKey: id,
      subscriber_id: id,
      subject: pickSubject(subjects, start + index).subject,
    }))
    await db
      .insertInto('job_subscription')
      .values(rows.map((row) => ({ ...row, created_at: at, confirmed_at: at, told_version: told })))
      .execute()
  }
}

async function notifyOneByOne({ db }: Database, service: SiteService, subjects: ReadonlyArray<Subject>) {
  const { JobPostingHeader: postings, Location: locations } = await service.rows(['JobPostingHeader', 'Location'])
  const board = openJobBoard(postings, locations)
  const fresh = new Set(postings.slice(0, newJobs).map(({ JobPosting_ID }) => JobPosting_ID))
  const templates = createMailTemplates({ firmName: 'Firm', origin: () => 'https://firm.example' })
  const listAlike = (posting: string) => {
    const findTier = createRelation(JSON.parse(posting))
    return postings.filter((job) => findTier(job) !== null)
  }
  const start = performance.now()
  for (let at = 0; at < sampleSize; at += 1) {
    const subject = pickSubject(subjects, at * 7)
    const found =
      subject.posting === null
        ? newestJobs(board, readFollowed(board, subject.Search ?? ''), Infinity)
        : listAlike(subject.posting)
    const jobs = found.filter(({ JobPosting_ID }) => fresh.has(JobPosting_ID))
    if (jobs.length > 0) {
      const digest = templates.digest({ id: 'x', EmailAddress: 'x@firm.example' }, jobs, [subject])
      const mail = { ...digest, class: 'bulk', address: null } as const
      await db.transaction().execute((transaction) => queueMail(transaction, mail, new Date()))
    }
  }
  return (performance.now() - start) / sampleSize
}

const row = (
  name: string,
  { ms, stall, growth }: Measurement,
  more: Readonly<Record<string, string | number>> = {},
) => ({
  what: name,
  ms: Math.round(ms),
  'longest stall, ms': Math.round(stall),
  'memory, MB': Math.round(growth),
  ...more,
})

async function run(count: number, dataDir: string) {
  const database = await openDatabase({ dataDir })
  const service = createSiteService({ database })
  const all = generatePostings(openJobs + newJobs)
  await importContent(database, { JobPostingHeader: all.slice(newJobs) })
  const subjects = await makeSubjects(database, service)
  await makeSubscribers(database, subjects, count, await service.contentVersion())
  const imported = await measure(() => importContent(database, { JobPostingHeader: all.slice(0, newJobs) }))
  const opened = await measure(async () => {
    const { JobPostingHeader: postings, Location: locations } = await service.rows(['JobPostingHeader', 'Location'])
    service.openBoard({ postings, locations })
  })
  const gathered = await measure(() => service.gatherAlerts())
  const mails = await database.db.selectFrom('mail_outbox').select('id').execute()
  const each = await notifyOneByOne(database, service, subjects)
  await database.close()
  const ratio = ((each * count) / gathered.ms).toFixed(1)
  return [
    row(`${count} subscribers: import of ${newJobs} postings`, imported),
    row(`${count} subscribers: the jobs read and opened, as any page does`, opened),
    row(`${count} subscribers: alerts gathered`, gathered, { mails: mails.length, 'one by one / ours': ratio }),
  ]
}

const folder = mkdtempSync(join(tmpdir(), 'bench-alerts-'))
try {
  const rows = []
  for (const count of size.subscribers) rows.push(...(await run(count, join(folder, String(count)))))
  console.table(rows)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
