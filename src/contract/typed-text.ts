import { Effect, Schema, SchemaGetter } from 'effect'
import {
  accountEmail,
  currentPassword,
  newPassword,
  proofText,
  textOf,
  visitorEmail,
  type TextCheck,
  type TextRules,
} from './text-rules.ts'

const filterOf = (check: TextCheck) => Schema.makeFilter((text: string) => check.holds(text) || check.message)

const judged = ([first, ...others]: ReadonlyArray<TextCheck>) =>
  first ? Schema.String.check(filterOf(first), ...others.map(filterOf)) : Schema.String

const tidied = ({ checks, ...rules }: TextRules) =>
  Schema.String.pipe(
    Schema.decodeTo(judged(checks), {
      decode: SchemaGetter.transform((text: string) => textOf(rules, text)),
      encode: SchemaGetter.transform((text: string) => text),
    }),
  )

/** The schema of a text that somebody types, by its rules. */
export function textSchema(rules: TextRules): Schema.Codec<string> {
  const text = rules.isTrimmed ? tidied(rules) : judged(rules.checks)
  if (!rules.isOptional) return text
  return (text as Schema.Codec<string>).pipe(Schema.withDecodingDefaultKey(Effect.succeed('')))
}

/** The e-mail address of a visitor. */
export const EmailField = textSchema(visitorEmail)
/** The e-mail of an account. */
export const AccountEmail = textSchema(accountEmail)
/** A password that is typed once more, or to sign in. */
export const CurrentPassword = textSchema(currentPassword)
/** A password that is to be set. */
export const NewPassword = textSchema(newPassword)
/** The proof that no robot sends what it comes with. */
export const ProofField = textSchema(proofText)
