import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Call in the import's transaction, after its rows. A posting that comes back is not new. */
export async function recordNewPostings(db: Kysely<Tables>, version: number): Promise<void> {
  await db
    .insertInto('posting_seen')
    .columns(['JobPosting_ID', 'version'])
    .expression((query) =>
      query
        .selectFrom('JobPostingHeader')
        .select(['JobPosting_ID', sql<number>`${version}::integer`.as('version')])
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('posting_seen')
                .select('posting_seen.JobPosting_ID')
                .whereRef('posting_seen.JobPosting_ID', '=', 'JobPostingHeader.JobPosting_ID'),
            ),
          ),
        ),
    )
    .execute()
}
