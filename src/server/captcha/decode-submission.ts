import { Schema } from 'effect'
import { decodedOrRefused } from '../transaction/decoded.ts'
import { Refused } from '../transaction/refused.ts'
import type { Submission } from './proven-operation.ts'

type WithProof = { readonly RecaptchaResponse: string }

/** A form that is sent with its proof as JSON, in the only argument of an operation. */
export type SubmittedForm<Sent extends WithProof> = {
  readonly operation: string
  readonly schema: Schema.Decoder<Sent>
  /** What the argument is called, such as `the message`. */
  readonly name: string
  /** What cannot be done with one that is invalid, a sentence. */
  readonly refusal: string
}

/** Reads forms from the arguments of an operation. What it returns throws Refused, with the first problem. */
export function decodeSubmission<Sent extends WithProof>({ operation, schema, name, refusal }: SubmittedForm<Sent>) {
  const decode = Schema.decodeUnknownResult(Schema.fromJsonString(schema))
  return ([json = '', ...more]: ReadonlyArray<string>): Submission<Omit<Sent, 'RecaptchaResponse'>> => {
    if (more.length > 0) throw new Refused(400, `${operation} takes one argument: ${name} as JSON.`)
    const { RecaptchaResponse: proof, ...values } = decodedOrRefused(decode(json), refusal)
    return { proof, values }
  }
}
