import { Result, Schema } from 'effect'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './unreadable-payload.ts'

/**
 * The payload of `SignIn` (J3-31, J7-06) and of `RefreshToken` (C7.2-02); `token` stands beside 'true' and 'newPassword'.
 * `reason` stands beside 'false' for a temporary password that was right, but has run out or was used before.
 */
export const SignInReply = Schema.Struct({
  response: Schema.Literals(['true', 'false', 'locked', 'newPassword']),
  token: nullable(Schema.String),
  reason: Schema.optionalKey(Schema.Literals(['expired', 'used'])),
})
export type SignInReply = typeof SignInReply.Type

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(SignInReply))

/** @throws UnreadablePayload */
export function decodeSignInReply(payload: string): SignInReply {
  const decoded = decode(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply to the sign-in cannot be read.')
  return decoded.success
}
