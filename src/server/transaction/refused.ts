import { Result, type Schema } from 'effect'
import { toProblems } from '#contract/payload.ts'

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

/** @param refusal a sentence that says what cannot be done @throws {Refused} with 422 and the first problem */
export function decodedOrRefused<Value>(decoded: Result.Result<Value, Schema.SchemaError>, refusal: string): Value {
  if (Result.isSuccess(decoded)) return decoded.success
  const [first] = toProblems(decoded.failure.issue)
  throw new Refused(422, `${refusal} ${first?.path ?? ''}: ${first?.message ?? 'unreadable'}`)
}
