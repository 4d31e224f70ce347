import { Result, type Schema } from 'effect'
import { problemsOf } from '#contract/problems.ts'
import { Refused } from './refused.ts'

/**
 * The value that a decoder found in what a visitor sent.
 * @param refusal says in a sentence what cannot be done
 * @throws Refused with 422, which adds the first problem to that
 */
export function decodedOrRefused<Value>(decoded: Result.Result<Value, Schema.SchemaError>, refusal: string): Value {
  if (Result.isSuccess(decoded)) return decoded.success
  const [first] = problemsOf(decoded.failure.issue)
  throw new Refused(422, `${refusal} ${first?.path ?? ''}: ${first?.message ?? 'unreadable'}`)
}
