import { Schema } from 'effect'

/**
 * The payload of both: a link that was used, one that has run out, and one that nobody was sent say so. `signIn` and
 * `another`: it is good, and waits for a session of its account; nobody is signed in, or somebody else.
 */
export const LinkReply = Schema.Literals(['true', 'used', 'expired', 'unknown', 'signIn', 'another'])
export type LinkReply = typeof LinkReply.Type

/** @throws when the payload is none of them */
export const decodeLinkReply = Schema.decodeUnknownSync(LinkReply)
