/** The site cannot listen; the message is one sentence for the person who runs it. */
export class CannotListen extends Error {
  override readonly name = 'CannotListen'
}
