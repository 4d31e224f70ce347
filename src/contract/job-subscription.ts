import { longestSearch, subscriptionEntity } from './job-alerts.ts'
import { Result, Schema } from 'effect'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './site-api.ts'
import { anyText, idText } from './text-rules.ts'
import { VisitorEmail, ProofText, textSchema } from './typed-text.ts'

/** `Search` is a query without '?'; null for an alert about a posting. */
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

export const SubscriptionRequest = Schema.Struct({
  email: VisitorEmail,
  jobPostingId: PostingId,
  subscribe: Flag,
  proof: ProofText,
  search: textSchema(anyText(longestSearch)),
})
export type SubscriptionRequest = typeof SubscriptionRequest.Type

const decodeRows = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ [subscriptionEntity]: Schema.Array(JobPostingSubscription) })),
)

export function decodeSubscriptionsReply(payload: string): ReadonlyArray<JobPostingSubscription> {
  const decoded = decodeRows(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable subscriptions.')
  return decoded.success[subscriptionEntity]
}

const StartedJobAlert = Schema.Struct({ PrimaryKey: Schema.String })

export const decodeStartedJobAlert = Schema.decodeUnknownSync(Schema.fromJsonString(StartedJobAlert))
