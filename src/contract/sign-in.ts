import { Result, Schema } from 'effect'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './site-api.ts'

/**
 * Reply to `SignIn` and `RefreshToken`. `token` comes with 'true' and 'newPassword'; `reason` with 'false': the
 * temporary password was right, but is expired or used.
 */
export const SignInReply = Schema.Struct({
  response: Schema.Literals(['true', 'false', 'locked', 'newPassword']),
  token: nullable(Schema.String),
  reason: Schema.optionalKey(Schema.Literals(['expired', 'used'])),
})
export type SignInReply = typeof SignInReply.Type

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(SignInReply))

export function decodeSignInReply(payload: string): SignInReply {
  const decoded = decode(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply to the sign-in cannot be read.')
  return decoded.success
}
