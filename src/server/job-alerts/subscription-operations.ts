import { Schema } from 'effect'
import { subscribeToJob, subscribeToJobAlerts, unsubscribeFromJob, subscriptionEntity } from '#contract/job-alerts.ts'
import { SubscriptionRequest } from '#contract/job-subscription.ts'
import type { JobPostingHeader } from '#contract/jobs.ts'
import { findJob } from '#domain/jobs/find-job.ts'
import type { OpenBoard } from '#domain/jobs/open-board.ts'
import type { MailTemplates } from './mail-templates.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { provenOperation } from '../captcha/proven-operation.ts'
import { type Attempts, networkLimit } from '../limits/attempts.ts'
import { mayMailOnRequest, queueMail, type Mail } from '../mail/outbox.ts'
import { decodedOrRefused, Refused } from '../transaction/refused.ts'
import type {
  NamedOperation,
  OperationContext,
  OperationHandler,
  Operations,
  PersonalReads,
} from '../transaction/operations.ts'
import { postingSubject, searchSubject, type Subject } from './subjects.ts'
import {
  endAll,
  endSubscription,
  isSubscriptionId,
  subscribe as keep,
  TooManySubscriptions,
  subscriptionBytes,
  listSubscriptions,
} from './subscriptions.ts'

type Parts = {
  readonly captcha: Pick<Captcha, 'verify' | 'hold'>
  readonly attempts: Pick<Attempts, 'consumeAttempt'>
  readonly openBoard: OpenBoard
  readonly templates: MailTemplates
  readonly genericId: string
}

const decode = Schema.decodeUnknownResult(SubscriptionRequest)

function readRequest([
  email = '',
  jobPostingId = '',
  subscribe = '',
  proof = '',
  search = '',
  ...more
]: ReadonlyArray<string>) {
  if (more.length > 0) throw new Refused(400, 'A subscription takes at most five arguments.')
  const values = decodedOrRefused(
    decode({ email, jobPostingId, subscribe, proof, search }),
    'This cannot be subscribed to.',
  )
  return { proof: values.proof, values }
}

function openJob({ content }: OperationContext, id: string): JobPostingHeader {
  const job = findJob(content.rows.JobPostingHeader, id)
  if (job) return job
  throw new Refused(422, 'There is no such open job. It may have been removed or filled.')
}

async function mailOnRequest({ db, now, address }: OperationContext, mail: Mail) {
  if (!(await mayMailOnRequest(db, mail.to, now)))
    throw new Refused(429, 'Too many emails were sent to this address today. Please try again tomorrow.')
  await queueMail(db, { ...mail, class: 'unconfirmed', address }, now)
}

async function subscribeOrRefuse({ db, now }: OperationContext, email: string, subject: Subject) {
  try {
    return await keep(db, email, subject, now)
  } catch (error) {
    if (!(error instanceof TooManySubscriptions)) throw error
    throw new Refused(422, 'This email address has as many job alerts as it can have. Please end one of them first.')
  }
}

type SubscriptionInput = SubscriptionRequest

async function mailJob(
  { templates }: Parts,
  { email, jobPostingId, subscribe }: SubscriptionInput,
  context: OperationContext,
) {
  const job = openJob(context, jobPostingId)
  const subscribed = subscribe === 'true' ? await subscribeOrRefuse(context, email, postingSubject(job)) : null
  await mailOnRequest(context, templates.job(email, job, subscribed?.subscriberId ?? null))
}

function resolveSubject({ openBoard, genericId }: Parts, asked: SubscriptionInput, context: OperationContext): Subject {
  const { jobPostingId, subscribe, search } = asked
  if (subscribe === 'false') return postingSubject(openJob(context, jobPostingId))
  if (jobPostingId !== genericId) throw new Refused(422, `Alerts of jobs in general are asked for with "${genericId}".`)
  const { JobPostingHeader: postings, Location: locations } = context.content.rows
  return searchSubject(openBoard({ postings, locations }), search, genericId)
}

async function subscribeToAlerts(parts: Parts, asked: SubscriptionInput, context: OperationContext) {
  const subject = resolveSubject(parts, asked, context)
  const { subscriberId, isToConfirm } = await subscribeOrRefuse(context, asked.email, subject)
  if (isToConfirm) await mailOnRequest(context, parts.templates.confirmation(asked.email, subject, subscriberId))
}

type Act = (parts: Parts, asked: SubscriptionInput, context: OperationContext) => Promise<void>

const asking = (parts: Parts, operation: string, act: Act): NamedOperation =>
  provenOperation({
    operation,
    captcha: parts.captcha,
    limit: networkLimit(parts.attempts, {
      kind: 'subscriptions from',
      refusal: 'Too many alerts were requested from your network. Please wait a few minutes and try again.',
    }),
    decode: readRequest,
    write: async (asked, context) => {
      await act(parts, asked, context)
      return 'true'
    },
  })

const unsubscribe: OperationHandler = async ([id = '', all = '', ...more], { db }) => {
  if (more.length > 0 || !isSubscriptionId(id)) throw new Refused(422, 'This is no subscription.')
  if (all !== 'true' && all !== 'false')
    throw new Refused(422, 'Expected "true" for all subscriptions or "false" for one.')
  await (all === 'true' ? endAll(db, id) : endSubscription(db, id))
  return 'true'
}

export const subscriptionOperations = (parts: Parts): Operations => ({
  [subscribeToJob]: asking(parts, subscribeToJob, mailJob),
  [subscribeToJobAlerts]: asking(parts, subscribeToJobAlerts, subscribeToAlerts),
  [unsubscribeFromJob]: { writes: true, run: unsubscribe },
})

export const subscriptionReads: PersonalReads = {
  [subscriptionEntity]: {
    maxIds: 1,
    maxBytes: () => subscriptionBytes,
    read: async (db, { ids: [id] }) => {
      if (id === undefined) throw new Refused(400, `${subscriptionEntity} is read by one subscription id.`)
      const rows = await listSubscriptions(db, id)
      return new Map(rows.map((row) => [row.PrimaryKey, row]))
    },
  },
}
