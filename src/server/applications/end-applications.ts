import type { Kysely } from 'kysely'
import { endedStates } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { notifyFirm } from './notify-firm.ts'

type Parts = { readonly hasWebhook: boolean }

export type ApplicationsSince = { readonly applicantId: string; readonly since: Date }

/**
 * Only tells the firm, without naming the applicant; the caller deletes the rows. @returns whether any application was
 * open as far as the applicant knew
 */
export async function withdrawOpen(
  { hasWebhook }: Parts,
  db: Kysely<Tables>,
  { applicantId, since }: ApplicationsSince,
  now: Date,
): Promise<boolean> {
  const open = await db
    .selectFrom('application')
    .select(['Application_ID', 'Applicant_ID', 'JobPosting_ID', 'posting', 'state'])
    .where('Applicant_ID', '=', applicantId)
    .where('started_at', '>=', since)
    .where('told_state', 'not in', ['draft', ...endedStates])
    .orderBy('Application_ID')
    .execute()
  const undecided = open.filter(({ state }) => !endedStates.includes(state))
  for (const application of undecided) await notifyFirm(db, { what: 'withdrawn', application }, { hasWebhook, now })
  return open.length > 0
}

export const endApplications =
  (parts: Parts) =>
  (db: Kysely<Tables>, applicantId: string, now: Date): Promise<boolean> =>
    withdrawOpen(parts, db, { applicantId, since: new Date(0) }, now)
