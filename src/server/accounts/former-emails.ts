import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { emailKey } from '../mail/email-addresses.ts'

export async function noteFormerEmail(
  db: Kysely<Tables>,
  { applicantId, email }: { readonly applicantId: string; readonly email: string },
  now: Date,
): Promise<void> {
  const changed = { email, changed_at: now.toISOString() }
  await db
    .insertInto('former_email')
    .values({ Applicant_ID: applicantId, email_key: emailKey(email), ...changed })
    .onConflict((conflict) => conflict.columns(['Applicant_ID', 'email_key']).doUpdateSet(changed))
    .execute()
}

export const maxFormer = 20

export const listFormerEmails = (db: Kysely<Tables>, applicantId: string) =>
  db
    .selectFrom('former_email')
    .select(['email', 'changed_at'])
    .where('Applicant_ID', '=', applicantId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('Applicant')
            .select('Applicant.Applicant_ID')
            .whereRef('former_email.email_key', '=', ({ fn }) => fn('lower', ['Applicant.Email']))
            .where(({ or, eb }) =>
              or([eb('email_confirmed_at', 'is not', null), eb('Applicant.Applicant_ID', '=', applicantId)]),
            ),
        ),
      ),
    )
    .orderBy('changed_at', 'desc')
    .limit(maxFormer)
    .execute()

export async function forgetFormerEmails(
  db: Kysely<Tables>,
  applicantId: string,
  since: Date = new Date(0),
): Promise<void> {
  await db.deleteFrom('former_email').where('Applicant_ID', '=', applicantId).where('changed_at', '>=', since).execute()
}
