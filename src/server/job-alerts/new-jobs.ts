import type { Kysely } from 'kysely'
import type { JobPostingHeader } from '#contract/job-posting-header.ts'
import type { Rows } from '#contract/entities.ts'
import { instantOf } from '#domain/time/dates.ts'
import type { Tables } from '../database/tables.ts'

/** The content that decides who is sent what, as it was at one version. */
export type AlertContent = { readonly version: number; readonly rows: Pick<Rows, 'JobPostingHeader' | 'Location'> }

/** The open postings that some subscriber was not sent yet, in one version of the content. */
export type NewJobs = {
  /** The version of the content in which they are open. */
  readonly version: number
  /** The latest version, up to this one, that brought a posting; 0 when there is nothing to send. */
  readonly latest: number
  /** The newest first, as current opportunities lists them by "Most Recent". */
  readonly jobs: ReadonlyArray<JobPostingHeader>
  /** The version that brought each of them. */
  readonly versions: ReadonlyArray<number>
}

/** The versions, up to this one, that brought the postings that some subscriber was not sent yet. */
async function versionsOfNew(db: Kysely<Tables>, version: number) {
  const seen = await db
    .selectFrom('posting_seen')
    .select(['JobPosting_ID', 'version'])
    .where('version', '<=', version)
    .where('version', '>', (query) =>
      query.selectFrom('job_subscription').select(({ fn }) => fn.min<number>('told_version').as('told')),
    )
    .execute()
  return new Map(seen.map((posting) => [posting.JobPosting_ID, posting.version]))
}

/** Reads which open postings some subscriber was not sent yet. What an import brings later than `content` waits for the next time. */
export async function readNewJobs(db: Kysely<Tables>, content: AlertContent): Promise<NewJobs> {
  const seen = await versionsOfNew(db, content.version)
  const instant = (job: JobPostingHeader) => instantOf(job.LastModifiedDate) ?? -Infinity
  const dated = content.rows.JobPostingHeader.flatMap((job) => {
    const version = seen.get(job.JobPosting_ID)
    return version === undefined ? [] : [{ job, version, at: instant(job) }]
  }).toSorted((a, b) => (a.at === b.at ? 0 : b.at - a.at))
  return {
    version: content.version,
    latest: [...seen.values()].reduce((latest, version) => Math.max(latest, version), 0),
    jobs: dated.map(({ job }) => job),
    versions: dated.map(({ version }) => version),
  }
}
