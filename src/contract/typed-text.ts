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

const createCheckedSchema = ([first, ...others]: ReadonlyArray<TextCheck>) =>
  first ? Schema.String.check(createFilter(first), ...others.map(createFilter)) : Schema.String

const createNormalizedSchema = ({ checks, ...rules }: TextRules) =>
  Schema.String.pipe(
    Schema.decodeTo(createCheckedSchema(checks), {
      decode: SchemaGetter.transform((text: string) => normalizeText(rules, text)),
      encode: SchemaGetter.transform((text: string) => text),
    }),
  )

export function textSchema(rules: TextRules): Schema.Codec<string> {
  const text = rules.isTrimmed ? createNormalizedSchema(rules) : createCheckedSchema(rules.checks)
  if (!rules.isOptional) return text
  return (text as Schema.Codec<string>).pipe(Schema.withDecodingDefaultKey(Effect.succeed('')))
}

export const VisitorEmail = textSchema(visitorEmail)
export const AccountEmail = textSchema(accountEmail)
export const CurrentPassword = textSchema(currentPassword)
export const NewPassword = textSchema(newPassword)
export const ProofText = textSchema(proofText)
