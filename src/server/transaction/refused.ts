/** Thrown by an operation, or by the transaction around it, to refuse a batch with a message for the visitor. */
export class Refused extends Error {
  override readonly name = 'Refused'
  /** The HTTP status of the reply. */
  readonly status: number
  readonly brokenBusinessRule: boolean
  /** What the reply carries besides the message. */
  readonly payload: string
  constructor(status: number, message: string, brokenBusinessRule = false, payload = '') {
    super(message)
    this.status = status
    this.brokenBusinessRule = brokenBusinessRule
    this.payload = payload
  }
}
