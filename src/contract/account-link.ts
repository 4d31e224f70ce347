import { Schema } from 'effect'

/** Confirms the e-mail of an account by the token of a link in a mail: `ConfirmEmail(token)`. */
export const confirmEmail = 'ConfirmEmail'

/** Gives an account its former e-mail back by the token of a link in a mail: `UndoEmailChange(token)`. */
export const undoEmailChange = 'UndoEmailChange'

/** What a link in a mail about an account is for. */
export type LinkKind = 'confirm' | 'undo'

/** The payload of both: a link that was used, one that has run out, and one that nobody was sent say so. */
export const LinkReply = Schema.Literals(['true', 'used', 'expired', 'unknown'])
export type LinkReply = typeof LinkReply.Type

/** @throws when the payload is none of them */
export const decodeLinkReply = Schema.decodeUnknownSync(LinkReply)
