import { Schema } from 'effect'

/** Confirms the e-mail of the caller's account by the token of a link in a mail: `ConfirmEmail(token)`. */
export const confirmEmail = 'ConfirmEmail'

/** Gives an account its former e-mail back by the token of a link in a mail: `UndoEmailChange(token)`. */
export const undoEmailChange = 'UndoEmailChange'

/**
 * Mails the caller another link that confirms the e-mail of her account: `SendConfirmation()`, which answers 'true', or
 * 'confirmed' when that was done already.
 */
export const sendConfirmation = 'SendConfirmation'

/** What a link in a mail about an account is for. */
export type LinkKind = 'confirm' | 'undo'

/**
 * The payload of both: a link that was used, one that has run out, and one that nobody was sent say so. `signIn` and
 * `another`: it is good, and waits for a session of its account; nobody is signed in, or somebody else.
 */
export const LinkReply = Schema.Literals(['true', 'used', 'expired', 'unknown', 'signIn', 'another'])
export type LinkReply = typeof LinkReply.Type

/** @throws when the payload is none of them */
export const decodeLinkReply = Schema.decodeUnknownSync(LinkReply)
