import { longestSearch, subscriptionEntity } from './job-alerts.ts'
import { Result, Schema } from 'effect'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './unreadable-payload.ts'
import { anyText, idText } from './text-rules.ts'
import { EmailField, ProofField, textSchema } from './typed-text.ts'

/** What somebody is told of by e-mail (J3-26). `Search` is a query of current opportunities without '?'; null beside a posting. */
export const JobPostingSubscription = Schema.Struct({
  PrimaryKey: Schema.String,
  JobPosting_ID: Schema.String,
  JobFunction: Schema.String,
  EmailAddress: Schema.String,
  Search: nullable(Schema.String),
})
export type JobPostingSubscription = typeof JobPostingSubscription.Type

const Flag = Schema.Literals(['true', 'false'])
const PostingId = textSchema(idText('Expected the id of a posting', 100))

/** What is sent to subscribe (J3-27). */
export const SubscriptionRequest = Schema.Struct({
  email: EmailField,
  jobPostingId: PostingId,
  subscribe: Flag,
  proof: ProofField,
  search: textSchema(anyText(longestSearch)),
})
export type SubscriptionRequest = typeof SubscriptionRequest.Type

const decodeRows = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [subscriptionEntity]: Schema.Array(JobPostingSubscription) })),
)

/** @throws UnreadablePayload */
export function subscriptionsIn(payload: string): ReadonlyArray<JobPostingSubscription> {
  const decoded = decodeRows(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable subscriptions.')
  return decoded.success[subscriptionEntity]
}

/** The key by which it ends again. */
const StartedJobAlert = Schema.Struct({ PrimaryKey: Schema.String })

/** @throws when the payload is none */
export const decodeStartedJobAlert = Schema.decodeUnknownSync(Schema.fromJsonString(StartedJobAlert))
