import type { Kysely } from 'kysely'
import type { JobPostingHeader } from '#contract/jobs.ts'
import type { Rows } from '#contract/entities.ts'
import { toTimestamp } from '#domain/time/dates.ts'
import type { Tables } from '../database/tables.ts'

export type AlertContent = { readonly version: number; readonly rows: Pick<Rows, 'JobPostingHeader' | 'Location'> }

export type NewJobs = {
  readonly version: number
  /** The latest version up to `version` that brought a posting; 0 when there is nothing to send. */
  readonly latest: number
  readonly jobs: ReadonlyArray<JobPostingHeader>
  readonly versions: ReadonlyArray<number>
}

async function listNewVersions(db: Kysely<Tables>, version: number) {
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

export async function readNewJobs(db: Kysely<Tables>, content: AlertContent): Promise<NewJobs> {
  const seen = await listNewVersions(db, content.version)
  const instant = (job: JobPostingHeader) => toTimestamp(job.LastModifiedDate) ?? -Infinity
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
