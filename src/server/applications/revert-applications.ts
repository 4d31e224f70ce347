import type { Kysely } from 'kysely'
import type { SectionName } from '#contract/application-sections.ts'
import { endedStates } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { endWithdrawn } from './application-rows.ts'
import { withdrawOpen, type ApplicationsSince } from './end-applications.ts'
import { reopen } from './section-rows.ts'
import { notifyFirm } from './notify-firm.ts'

type Parts = { readonly hasWebhook: boolean }

type RevertScope = { readonly ids: ReadonlyArray<string>; readonly since: Date }

async function revertFiles(db: Kysely<Tables>, { ids, since }: RevertScope) {
  await db.deleteFrom('attachment').where('Application_ID', 'in', ids).where('uploaded_at', '>=', since).execute()
  await db
    .updateTable('attachment')
    .set({ removed_at: null })
    .where('Application_ID', 'in', ids)
    .where('removed_at', '>=', since)
    .execute()
}

const reason =
  'The email address of your account was changed and changed back. What was written here in between is gone. Please write it again.'

/** Parts written since are deleted, as their earlier content is not kept. @returns where */
async function forgetParts(db: Kysely<Tables>, { ids, since }: RevertScope) {
  const gone = await db
    .deleteFrom('application_part')
    .where('Application_ID', 'in', ids)
    .where('changed_at', '>=', since)
    .returning(['Application_ID', 'section'])
    .execute()
  const numbers = await db
    .deleteFrom('application_secret')
    .where('Application_ID', 'in', ids)
    .where('changed_at', '>=', since)
    .returning(['Application_ID', 'kind as section'])
    .execute()
  const answers = await db
    .deleteFrom('equal_opportunity_answer')
    .where('Application_ID', 'in', ids)
    .where('changed_at', '>=', since)
    .returning('Application_ID')
    .execute()
  return [...gone, ...numbers, ...answers.map((row) => ({ ...row, section: 'equal' as const }))]
}

async function revertForms(db: Kysely<Tables>, added: RevertScope) {
  const { ids, since } = added
  const places = new Map<string, { readonly application: string; readonly section: SectionName }>()
  for (const { Application_ID: application, section } of await forgetParts(db, added))
    places.set(`${application} ${section}`, { application, section })
  for (const place of places.values()) await reopen(db, place, reason)
  await db
    .deleteFrom('application_form_sent')
    .where('Application_ID', 'in', ids)
    .where('sent_at', '>=', since)
    .execute()
  await db
    .updateTable('application')
    .set({ note: '' })
    .where('Application_ID', 'in', ids)
    .where((row) =>
      row.or([row('submitted_at', '>=', since), row.and([row('state', '=', 'draft'), row('changed_at', '>=', since)])]),
    )
    .execute()
}

/** Only what was first submitted since; an application submitted again stays with the firm. */
async function withdrawSubmitted(parts: Parts, db: Kysely<Tables>, period: ApplicationsSince, now: Date) {
  const { applicantId, since } = period
  const submitted = await db
    .selectFrom('application')
    .selectAll()
    .where('Applicant_ID', '=', applicantId)
    .where('started_at', '<', since)
    .where('submitted_at', '>=', since)
    .where('told_state', 'not in', ['draft', ...endedStates])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_event')
            .select('application_event.at')
            .whereRef('application_event.Application_ID', '=', 'application.Application_ID')
            .where('application_event.state', '=', 'submitted')
            .where('application_event.at', '<', since),
        ),
      ),
    )
    .orderBy('Application_ID')
    .execute()
  for (const application of submitted) {
    await endWithdrawn(db, application.Application_ID, now)
    await notifyFirm(db, { what: 'withdrawn', application }, { hasWebhook: parts.hasWebhook, now })
  }
}

/** The caller must hold the account. Restores only what is still known. */
export const revertApplications =
  (parts: Parts) =>
  async (db: Kysely<Tables>, begun: ApplicationsSince, now: Date): Promise<void> => {
    const { applicantId, since } = begun
    await withdrawOpen(parts, db, begun, now)
    await withdrawSubmitted(parts, db, begun, now)
    const own = db.deleteFrom('application').where('Applicant_ID', '=', applicantId)
    await own.where('started_at', '>=', since).execute()
    const left = db.selectFrom('application').select('Application_ID').where('Applicant_ID', '=', applicantId)
    const ids = (await left.execute()).map(({ Application_ID }) => Application_ID)
    if (ids.length === 0) return
    await revertFiles(db, { ids, since })
    await revertForms(db, { ids, since })
  }
