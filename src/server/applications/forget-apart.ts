import type { Kysely } from 'kysely'
import { endedStates } from '#contract/application-states.ts'
import { sectionNames, sections } from '#contract/application-sections.ts'
import type { Tables } from '../database/tables.ts'

const separateSections = sectionNames.filter((name) => sections[name].isSeparate)

type Ids = ReadonlyArray<string>

export async function forgetNumbers(db: Kysely<Tables>, ids: Ids): Promise<void> {
  await db.deleteFrom('application_secret').where('Application_ID', 'in', ids).execute()
}

export async function forgetSeparateSections(db: Kysely<Tables>, ids: Ids): Promise<void> {
  await forgetNumbers(db, ids)
  await db.deleteFrom('equal_opportunity_answer').where('Application_ID', 'in', ids).execute()
  await db
    .deleteFrom('application_section')
    .where('Application_ID', 'in', ids)
    .where('section', 'in', separateSections)
    .execute()
}

export async function forgetUnsentSeparateSections(db: Kysely<Tables>, applicantId: string): Promise<void> {
  const unsent = await db
    .selectFrom('application')
    .select('Application_ID')
    .where('Applicant_ID', '=', applicantId)
    .where('Application_ID', 'not in', db.selectFrom('application_form_sent').select('Application_ID'))
    .execute()
  if (unsent.length > 0)
    await forgetSeparateSections(
      db,
      unsent.map(({ Application_ID }) => Application_ID),
    )
}

const most = 500

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

export async function forgetUnsent(db: Kysely<Tables>): Promise<void> {
  for (let found = await findUnsent(db); found.length > 0; found = await findUnsent(db))
    await forgetSeparateSections(
      db,
      found.map(({ Application_ID }) => Application_ID),
    )
}
