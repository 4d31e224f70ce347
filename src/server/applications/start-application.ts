import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { startApplication as operation } from '#contract/application-operations.ts'
import { largestForm } from '#contract/application-sections.ts'
import { anyPosting } from '#contract/job-alerts.ts'
import type { OpenPosting } from '#domain/applications/find-open-posting.ts'
import type { Credentials } from '../accounts/applicants.ts'
import { mayAttempt, type Limit } from '../limits/attempts.ts'
import { toByteCost } from '../transaction/cost.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { ApplicationParts } from './application-parts.ts'
import { findStoredPosting, selectOpenApplications, writePosting } from './application-rows.ts'
import { carryOver } from './carry-over.ts'
import { createApplicationOperation } from './create-application-operation.ts'

export const maxOpenDrafts = 50
const maxUnconfirmed = 1
const perAccount: Limit = { most: 20, within: 24 * 60 * 60_000 }

const no = (message: string) => new Refused(422, message, true)

const isForPosting = (id: string) => sql<boolean>`lower("JobPosting_ID") = lower(${id})`

const findOpen = ({ db }: OperationContext, applicantId: string, postingId: string) =>
  selectOpenApplications(db, applicantId).select('Application_ID').where(isForPosting(postingId)).executeTakeFirst()

async function refuseDecided({ db }: OperationContext, applicantId: string, { id }: OpenPosting) {
  if (id === anyPosting) return
  const decided = await db
    .selectFrom('application')
    .select('Application_ID')
    .where('Applicant_ID', '=', applicantId)
    .where('JobPosting_ID', '=', id)
    .where('told_state', 'in', ['hired', 'not selected'])
    .executeTakeFirst()
  if (decided) throw no('Our recruiters have already decided on your application for this job.')
}

const confirmFirst =
  'Please confirm your email address before you start a second application. The link is in the email we sent you; your account page can send it again.'

/** An unconfirmed address may not belong to the owner of the account. */
async function refuseTooMany({ db, now }: OperationContext, { Applicant_ID, email_confirmed_at }: Credentials) {
  const { count } = await selectOpenApplications(db, Applicant_ID)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  if (email_confirmed_at === null && Number(count) >= maxUnconfirmed) throw no(confirmFirst)
  if (Number(count) >= maxOpenDrafts)
    throw no(`You have ${maxOpenDrafts} open applications. Please withdraw or discard one before you start another.`)
  const begun = { kind: 'applications begun by', who: Applicant_ID }
  if (!(await mayAttempt(db, begun, perAccount, now)))
    throw new Refused(429, 'You have started too many applications today. Please continue tomorrow.')
}

async function insertDraft({ db, content, now }: OperationContext, applicantId: string, { id, posting }: OpenPosting) {
  const at = now.toISOString()
  return db
    .insertInto('application')
    .values({
      Application_ID: randomUUID(),
      Applicant_ID: applicantId,
      JobPosting_ID: id,
      posting: writePosting(content, posting),
      state: 'draft',
      told_state: 'draft',
      started_at: at,
      changed_at: at,
    })
    .onConflict((other) => other.doNothing())
    .returning('Application_ID')
    .executeTakeFirst()
}

async function start(
  { genericId }: ApplicationParts,
  { id, held }: { readonly id: string; readonly held: Credentials },
  context: OperationContext,
) {
  const { Applicant_ID: applicantId } = held
  const wanted = await findStoredPosting(context, id, genericId)
  const hers = await findOpen(context, applicantId, wanted?.id ?? id)
  if (hers) return hers
  if (!wanted) throw no('This job is no longer open, so no one can apply for it.')
  await refuseDecided(context, applicantId, wanted)
  await refuseTooMany(context, held)
  const draft = await insertDraft(context, applicantId, wanted)
  if (!draft) return findOpen(context, applicantId, wanted.id)
  await carryOver(context.db, { applicantId, application: draft.Application_ID }, context.now)
  return draft
}

export const startApplication = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation,
    most: 1,
    // It may begin with all that the last form held.
    cost: toByteCost(2 * largestForm),
    decode: ([id = '']) => id,
    act: async (id, held, context) => JSON.stringify(await start(parts, { id, held }, context)),
  })
