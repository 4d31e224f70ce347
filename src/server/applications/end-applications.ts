import type { Kysely } from 'kysely'
import { endedStates } from '#contract/application-states.ts'
import type { Tables } from '../database/tables.ts'
import { tellFirm } from './tell-firm.ts'

/**
 * Withdraws what an applicant has submitted and the firm has not decided, as the firm sees it, before her account and all that
 * belongs to it goes: the firm is told, and not who it was. @returns whether there was anything that was open to her knowledge
 */
export const endApplications =
  ({ hasWebhook }: { readonly hasWebhook: boolean }) =>
  async (db: Kysely<Tables>, applicantId: string, now: Date): Promise<boolean> => {
    const open = await db
      .selectFrom('application')
      .select(['Application_ID', 'Applicant_ID', 'JobPosting_ID', 'posting', 'state'])
      .where('Applicant_ID', '=', applicantId)
      .where('told_state', 'not in', ['draft', ...endedStates])
      .orderBy('Application_ID')
      .execute()
    const undecided = open.filter(({ state }) => !endedStates.includes(state))
    for (const application of undecided) await tellFirm(db, { what: 'withdrawn', application }, { hasWebhook, now })
    return open.length > 0
  }
