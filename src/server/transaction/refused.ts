export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly brokenBusinessRule: boolean
  readonly payload: string
  constructor(status: number, message: string, brokenBusinessRule = false, payload = '') {
    super(message)
    this.status = status
    this.brokenBusinessRule = brokenBusinessRule
    this.payload = payload
  }
}
