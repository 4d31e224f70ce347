import { Result, Schema } from 'effect'
import { UnreadablePayload } from './unreadable-payload.ts'

export const Applicant = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  MustChangePassword: Schema.optionalKey(Schema.Boolean),
})
export type Applicant = typeof Applicant.Type

const decode = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ Applicant: Schema.Tuple([Applicant]) })),
)

export function decodeApplicant(payload: string): Applicant {
  const decoded = decode(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable applicant.')
  return decoded.success.Applicant[0]
}
