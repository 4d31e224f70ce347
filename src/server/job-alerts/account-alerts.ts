import { endJobAlert, moveJobAlerts, startJobAlert } from '#contract/account-job-alerts.ts'
import { longestSearch } from '#contract/job-alerts.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import type { AccountMails } from '../accounts/account-mails.ts'
import type { Credentials } from '../accounts/applicants.ts'
import { forgetFormerEmails, listFormerEmails, maxFormer } from '../accounts/former-emails.ts'
import { mailOwner, lockCallerAccount, required } from '../accounts/account-owner.ts'
import { type Attempts, networkLimit } from '../limits/attempts.ts'
import type { Caller, NamedOperation, OperationContext, Operations } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { moveAlerts } from './move-alerts.ts'
import { findSubject, postingSubject, searchSubject, type Subject } from './subjects.ts'
import {
  endSubscriberAlerts,
  findSubscriberId,
  readSubscriptionKey,
  subscribe,
  TooManySubscriptions,
} from './subscriptions.ts'

type Parts = {
  readonly attempts: Pick<Attempts, 'consumeAttempt'>
  readonly openBoard: OpenBoard
  readonly mails: Pick<AccountMails, 'alertsMoved'>
  readonly genericId: string
}

/** Locks the account, then the session. @throws {Refused} with 403 when the email address is not confirmed */
async function lockConfirmedAccount(caller: Caller, context: OperationContext): Promise<Credentials> {
  const held = await lockCallerAccount(context, caller)
  if (held.email_confirmed_at === null)
    throw new Refused(403, 'Please confirm your email address first. Until then, it could be someone else’s.')
  return held
}

const tooMany = () =>
  new Refused(422, 'Your email address would have more job alerts than it can have. Please end some of them first.')

async function unlessTooMany<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    throw error instanceof TooManySubscriptions ? tooMany() : error
  }
}

type Act = (parts: Parts, args: ReadonlyArray<string>, held: Credentials, context: OperationContext) => Promise<string>

const end: Act = async (_, [key = ''], { Email }, { db }) => {
  const id = await findSubscriberId(db, Email)
  if (id !== undefined) await endSubscriberAlerts(db, id, key)
  return 'true'
}

async function resolveSubject(
  { openBoard, genericId }: Parts,
  [id = '', search]: ReadonlyArray<string>,
  context: OperationContext,
): Promise<Subject> {
  const { JobPostingHeader: postings, Location: locations } = context.content.rows
  if (search !== undefined) {
    if (search.length > longestSearch) throw new Refused(422, 'This search is too long.')
    return searchSubject(openBoard({ postings, locations }), search, genericId)
  }
  const job = findJob(postings, id)
  const subject = job ? postingSubject(job) : await findSubject(context.db, `job ${id}`)
  if (subject) return subject
  throw new Refused(
    422,
    'This job is no longer open, so its alert cannot be started again. You can set up an alert for a search instead.',
  )
}

const start: Act = async (parts, args, { Email }, context) => {
  const { db, now } = context
  const subject = await resolveSubject(parts, args, context)
  const { subscriberId } = await unlessTooMany(subscribe(db, Email, subject, now))
  return JSON.stringify({ PrimaryKey: await readSubscriptionKey(db, subscriberId, subject.subject) })
}

const move: Act = async ({ mails }, _, { Applicant_ID: applicantId, Email: to }, { db, now, address }) => {
  for (const { email: from, changed_at: before } of await listFormerEmails(db, applicantId)) {
    const count = await unlessTooMany(moveAlerts(db, { applicantId, from, to, before }, now))
    if (count > 0) await mailOwner(db, { mail: mails.alertsMoved(from), isConfirmed: true, address }, now)
  }
  await forgetFormerEmails(db, applicantId)
  return 'true'
}

function createAlertOperation(
  parts: Parts,
  {
    operation,
    most,
    cost,
    act,
  }: { readonly operation: string; readonly most: number; readonly cost?: number; readonly act: Act },
): NamedOperation {
  const limit = networkLimit(parts.attempts, {
    kind: 'changed job alerts from',
    refusal: 'Too many job alerts were changed from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ...(cost !== undefined && { cost: () => cost }),
    prepare: async (args, context) => {
      const caller = required(context.caller)
      if (args.length > most) throw new Refused(400, `${operation} takes at most ${most} arguments.`)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return async (_, inside) => act(parts, args, await lockConfirmedAccount(caller, inside), inside)
    },
  }
}

export const accountAlertOperations = (parts: Parts): Operations => ({
  [endJobAlert]: createAlertOperation(parts, { operation: endJobAlert, most: 1, act: end }),
  [startJobAlert]: createAlertOperation(parts, { operation: startJobAlert, most: 2, act: start }),
  [moveJobAlerts]: createAlertOperation(parts, { operation: moveJobAlerts, most: 0, cost: maxFormer, act: move }),
})
