import type { Kysely, Selectable } from 'kysely'
import { endedStates, type ApplicationState } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'
import { forgetApart } from './forget-apart.ts'

export type ApplicationRow = Selectable<Tables['application']>

/** Whose an application is. */
export type Own = { readonly applicantId: string; readonly id: string }

/** The application of an applicant's; undefined for one that is not there, or not hers. */
export const findOwn = (db: Kysely<Tables>, { applicantId, id }: Own): Promise<ApplicationRow | undefined> =>
  db
    .selectFrom('application')
    .selectAll()
    .where('Application_ID', '=', id)
    .where('Applicant_ID', '=', applicantId)
    .executeTakeFirst()

/** The same. @throws Refused with 404, in the same words for somebody else's */
export async function requireOwn(db: Kysely<Tables>, own: Own): Promise<ApplicationRow> {
  const row = await findOwn(db, own)
  if (row) return row
  throw new Refused(404, 'This application is not there any more.')
}

/** Writes down what became of an application. @param isTold whether its applicant knows */
export async function noteState(
  db: Kysely<Tables>,
  { id, state, isTold = true }: { readonly id: string; readonly state: ApplicationState; readonly isTold?: boolean },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('application_event')
    .values({ Application_ID: id, state, at, told_at: isTold ? at : null })
    .execute()
}

/** Ends an application that is withdrawn; what was kept apart for it nobody needs any more. */
export async function endWithdrawn(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await db
    .updateTable('application')
    .set({ state: 'withdrawn', told_state: 'withdrawn', ended_at: now.toISOString() })
    .where('Application_ID', '=', id)
    .execute()
  await noteState(db, { id, state: 'withdrawn' }, now)
  await forgetApart(db, [id])
}

/** The applications of an applicant that are open as far as she knows. */
export const openOf = (db: Kysely<Tables>, applicantId: string) =>
  db.selectFrom('application').where('Applicant_ID', '=', applicantId).where('told_state', 'not in', endedStates)
