import { Schema } from 'effect'
import { decodedOrRefused, Refused } from '../transaction/refused.ts'
import type { Submission } from './proven-operation.ts'

type FormSchema = Schema.Decoder<{ readonly RecaptchaResponse: string }>

export type SubmittedForm<Form extends FormSchema> = {
  readonly operation: string
  readonly schema: Form
  readonly name: string
  readonly refusal: string
}

export function decodeSubmission<Form extends FormSchema>({ operation, schema, name, refusal }: SubmittedForm<Form>) {
  const decode = Schema.decodeUnknownResult(Schema.fromJsonString<Schema.Decoder<Form['Type']>>(schema))
  return ([json = '', ...more]: ReadonlyArray<string>): Submission<Omit<Form['Type'], 'RecaptchaResponse'>> => {
    if (more.length > 0) throw new Refused(400, `${operation} takes one argument: ${name} as JSON.`)
    const { RecaptchaResponse: proof, ...values } = decodedOrRefused(decode(json), refusal)
    return { proof, values }
  }
}
