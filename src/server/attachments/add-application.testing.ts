import { randomUUID } from 'node:crypto'
import type { ApplicationState } from '#contract/application-states.ts'
import type { Database } from '../database/open-database.ts'

export async function addApplication(
  { db }: Pick<Database, 'db'>,
  applicantId: string,
  { state = 'draft', at }: { readonly state?: ApplicationState; readonly at: Date },
): Promise<string> {
  const [id, moment] = [randomUUID(), at.toISOString()]
  const row = { Application_ID: id, Applicant_ID: applicantId, JobPosting_ID: randomUUID(), posting: null }
  const moments = { started_at: moment, changed_at: moment, submitted_at: state === 'draft' ? null : moment }
  await db
    .insertInto('application')
    .values({ ...row, ...moments, state, told_state: state })
    .execute()
  return id
}
