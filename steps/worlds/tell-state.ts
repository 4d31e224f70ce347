import { endedStates, type ApplicationState } from '#contract/application.ts'
import { findByEmail } from '#server/accounts/applicants.ts'
import { titleIn } from '#server/applications/posting-as-it-stood.ts'
import type { Database } from '#server/database/open-database.ts'

/** What the firm tells somebody of her application for the job with this title. */
export type Telling = { readonly email: string; readonly title: string; readonly state: ApplicationState }

/** The latest application of an account for the job with this title. */
async function findFor({ db }: Database, { email, title }: Telling) {
  const account = await findByEmail(db, email)
  if (!account) throw new Error(`Nobody has an account with the e-mail ${email}.`)
  const rows = await db
    .selectFrom('application')
    .select(['Application_ID', 'posting'])
    .where('Applicant_ID', '=', account.Applicant_ID)
    .orderBy('started_at', 'desc')
    .execute()
  const row = rows.find(({ posting }) => titleIn(posting) === title)
  if (!row) throw new Error(`${email} has not applied for "${title}".`)
  return row.Application_ID
}

/** Has the firm decide, and tell its applicant. */
export async function tellState(database: Database, telling: Telling, now: Date): Promise<void> {
  const [id, at, { state }] = [await findFor(database, telling), now.toISOString(), telling]
  const ended_at = endedStates.includes(state) ? at : null
  await database.db
    .updateTable('application')
    .set({ state, told_state: state, ended_at })
    .where('Application_ID', '=', id)
    .execute()
  await database.db.insertInto('application_event').values({ Application_ID: id, state, at, told_at: at }).execute()
}
