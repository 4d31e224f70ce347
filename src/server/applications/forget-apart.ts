import type { Kysely } from 'kysely'
import { endedStates } from '#contract/application-states.ts'
import { sectionNames, sections } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'

const apart = sectionNames.filter((name) => sections[name].isApart)

type Ids = ReadonlyArray<string>

/** Deletes the Social Security numbers of applications. */
export async function forgetNumbers(db: Kysely<Tables>, ids: Ids): Promise<void> {
  await db.deleteFrom('application_secret').where('Application_ID', 'in', ids).execute()
}

/** Deletes what is kept apart of applications, and that there was any of it. */
export async function forgetApart(db: Kysely<Tables>, ids: Ids): Promise<void> {
  await forgetNumbers(db, ids)
  await db.deleteFrom('equal_opportunity_answer').where('Application_ID', 'in', ids).execute()
  await db.deleteFrom('application_section').where('Application_ID', 'in', ids).where('section', 'in', apart).execute()
}

/** Deletes what is kept apart of the forms of an applicant that were not sent. */
export async function forgetUnsentApart(db: Kysely<Tables>, applicantId: string): Promise<void> {
  const unsent = await db
    .selectFrom('application')
    .select('Application_ID')
    .where('Applicant_ID', '=', applicantId)
    .where('Application_ID', 'not in', db.selectFrom('application_form_sent').select('Application_ID'))
    .execute()
  if (unsent.length > 0)
    await forgetApart(
      db,
      unsent.map(({ Application_ID }) => Application_ID),
    )
}

/** The most applications of which it is deleted at a time. */
const most = 500

/** Applications that are over and whose form was never sent, of which something is kept apart. */
const findUnsent = (db: Kysely<Tables>) =>
  db
    .selectFrom('application')
    .select('Application_ID')
    .where('told_state', 'in', endedStates)
    .where('Application_ID', 'not in', db.selectFrom('application_form_sent').select('Application_ID'))
    .where((row) =>
      row.or([
        row('Application_ID', 'in', db.selectFrom('application_secret').select('Application_ID')),
        row('Application_ID', 'in', db.selectFrom('equal_opportunity_answer').select('Application_ID')),
      ]),
    )
    .limit(most)
    .execute()

/** Deletes what is kept apart of forms that cannot be sent any more: nobody will ever be given it. */
export async function forgetUnsent(db: Kysely<Tables>): Promise<void> {
  for (let found = await findUnsent(db); found.length > 0; found = await findUnsent(db))
    await forgetApart(
      db,
      found.map(({ Application_ID }) => Application_ID),
    )
}
