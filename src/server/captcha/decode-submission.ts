import { Schema } from 'effect'
import { decodedOrRefused } from '../transaction/decoded.ts'
import { Refused } from '../transaction/refused.ts'
import type { Submission } from './proven-operation.ts'

/** A schema of a form with its proof. */
type FormSchema = Schema.Decoder<{ readonly RecaptchaResponse: string }>

/** A form that is sent with its proof as JSON, in the only argument of an operation. */
export type SubmittedForm<Form extends FormSchema> = {
  readonly operation: string
  readonly schema: Form
  /** What the argument is called, such as `the message`. */
  readonly name: string
  /** What cannot be done with one that is invalid, a sentence. */
  readonly refusal: string
}

/** Reads forms from the arguments of an operation. What it returns throws Refused, with the first problem. */
export function decodeSubmission<Form extends FormSchema>({ operation, schema, name, refusal }: SubmittedForm<Form>) {
  const decode = Schema.decodeUnknownResult(Schema.fromJsonString<Schema.Decoder<Form['Type']>>(schema))
  return ([json = '', ...more]: ReadonlyArray<string>): Submission<Omit<Form['Type'], 'RecaptchaResponse'>> => {
    if (more.length > 0) throw new Refused(400, `${operation} takes one argument: ${name} as JSON.`)
    const { RecaptchaResponse: proof, ...values } = decodedOrRefused(decode(json), refusal)
    return { proof, values }
  }
}
