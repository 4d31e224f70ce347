import { Effect, Schema, SchemaGetter } from 'effect'
import {
  accountEmail,
  currentPassword,
  newPassword,
  proofText,
  normalizeText,
  visitorEmail,
  type TextCheck,
  type TextRules,
} from './text-rules.ts'

const createFilter = (check: TextCheck) => Schema.makeFilter((text: string) => check.holds(text) || check.message)

const judged = ([first, ...others]: ReadonlyArray<TextCheck>) =>
  first ? Schema.String.check(createFilter(first), ...others.map(createFilter)) : Schema.String

const tidied = ({ checks, ...rules }: TextRules) =>
  Schema.String.pipe(
    Schema.decodeTo(judged(checks), {
      decode: SchemaGetter.transform((text: string) => normalizeText(rules, text)),
      encode: SchemaGetter.transform((text: string) => text),
    }),
  )

export function textSchema(rules: TextRules): Schema.Codec<string> {
  const text = rules.isTrimmed ? tidied(rules) : judged(rules.checks)
  if (!rules.isOptional) return text
  return (text as Schema.Codec<string>).pipe(Schema.withDecodingDefaultKey(Effect.succeed('')))
}

export const EmailField = textSchema(visitorEmail)
export const AccountEmail = textSchema(accountEmail)
export const CurrentPassword = textSchema(currentPassword)
export const NewPassword = textSchema(newPassword)
export const ProofField = textSchema(proofText)
