import { Result, Schema } from 'effect'
import { UnreadablePayload } from './unreadable-payload.ts'

/** The signed-in visitor, who reads no applicant but herself (C3.3). */
export const Applicant = Schema.Struct({
  FirstName: Schema.String,
  LastName: Schema.String,
  Email: Schema.String,
  /** Whether she has signed in with a temporary password, and must set another first (J4.12-07). */
  MustChangePassword: Schema.optionalKey(Schema.Boolean),
})
export type Applicant = typeof Applicant.Type

const decode = Schema.decodeUnknownResult(
  Schema.fromJsonString(Schema.Struct({ Applicant: Schema.Tuple([Applicant]) })),
)

/** The one row in the payload of a read of `Applicant`. @throws UnreadablePayload */
export function decodeApplicant(payload: string): Applicant {
  const decoded = decode(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply holds no readable applicant.')
  return decoded.success.Applicant[0]
}
