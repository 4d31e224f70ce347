export class UnreadablePayload extends Error {
  override readonly name = 'UnreadablePayload'
}
