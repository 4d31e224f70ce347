import { Schema, Result } from 'effect'
import { nullable } from './fields.ts'
import { UnreadablePayload } from './site-api.ts'

/**
 * Reply to `ConfirmEmail` and `UndoEmailChange`. `signIn`, `another`: the link is good, but nobody or somebody else is
 * signed in.
 */
export const LinkReply = Schema.Literals(['true', 'used', 'expired', 'unknown', 'signIn', 'another'])
export type LinkReply = typeof LinkReply.Type

export const decodeLinkReply = Schema.decodeUnknownSync(LinkReply)

/** 'login': there is an account already. `token` comes only with 'true'. */
export const CreateAccountReply = Schema.Struct({
  response: Schema.Literals(['login', 'true', 'false']),
  token: nullable(Schema.String),
})
export type CreateAccountReply = typeof CreateAccountReply.Type

const decode = Schema.decodeUnknownResult(Schema.fromJsonString(CreateAccountReply))

export function decodeCreateAccountReply(payload: string): CreateAccountReply {
  const decoded = decode(payload)
  if (Result.isFailure(decoded)) throw new UnreadablePayload('The reply to the new account cannot be read.')
  return decoded.success
}
