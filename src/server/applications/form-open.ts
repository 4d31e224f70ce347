import type { Kysely } from 'kysely'
import { endedStates } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { Refused } from '../transaction/refused.ts'
import { requireOwnApplication, type ApplicationRow, type ApplicationKey } from './application-rows.ts'

export const findSentForm = (db: Kysely<Tables>, application: string) =>
  db.selectFrom('application_form_sent').selectAll().where('Application_ID', '=', application).executeTakeFirst()

/**
 * A closed job or an earlier submission of a resume alone does not prevent writing. @throws {Refused} when the form was
 * sent or the application has ended
 */
export async function requireFormOpen(db: Kysely<Tables>, own: ApplicationKey): Promise<ApplicationRow> {
  const row = await requireOwnApplication(db, own)
  if (endedStates.includes(row.told_state))
    throw new Refused(422, 'This application is no longer active, so it cannot be changed.')
  if (await findSentForm(db, own.id))
    throw new Refused(422, 'This application has been submitted and can no longer be changed.')
  return row
}
