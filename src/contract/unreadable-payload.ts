/** A payload that cannot be read: not JSON, or rows that are not what their entity says. */
export class UnreadablePayload extends Error {
  override readonly name = 'UnreadablePayload'
}
