import { Schema } from 'effect'

/**
 * Reply to `ConfirmEmail` and `UndoEmailChange`. `signIn`, `another`: the link is good, but nobody or somebody else is
 * signed in.
 */
export const LinkReply = Schema.Literals(['true', 'used', 'expired', 'unknown', 'signIn', 'another'])
export type LinkReply = typeof LinkReply.Type

export const decodeLinkReply = Schema.decodeUnknownSync(LinkReply)
