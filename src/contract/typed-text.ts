import { Effect, Schema, SchemaGetter } from 'effect'
import { isEmailFormat } from './email-address.ts'

/** Text from a control of a form, without the blanks around it (C5-19). */
export const trimmed = (...checks: Parameters<typeof Schema.String.check>) =>
  Schema.String.pipe(
    Schema.decodeTo(Schema.String.check(...checks), {
      decode: SchemaGetter.transform((text: string) => text.trim()),
      encode: SchemaGetter.transform((text: string) => text),
    }),
  )

/** Blanks alone count as nothing (C5-01). */
export const present = (message: string) => Schema.isPattern(/\S/, { message })

export const atMost = (length: number) =>
  Schema.isMaxLength(length, { message: `Please use at most ${length.toLocaleString('en-US')} characters` })

const oneLine = Schema.isPattern(/^\P{Cc}*$/u, { message: 'Please use one line of text' })

/** Line ends and tabs may stand in a message, other control characters may not: no database keeps them. */
const readable = Schema.isPattern(/^[\P{Cc}\n\r\t]*$/u, { message: 'Please use plain text' })

/** One line of text that must be there. @param message what is told when it is not */
export const line = (message: string, length: number) => trimmed(present(message), atMost(length), oneLine)

/** One line of text that may be left out, and is '' then. */
export const optionalLine = (length: number) =>
  trimmed(atMost(length), oneLine).pipe(Schema.withDecodingDefaultKey(Effect.succeed('')))

/** Several lines of text that must be there. @param message what is told when they are not */
export const lines = (message: string, length: number) => trimmed(present(message), atMost(length), readable)

/** Several lines of text that may be left out, and are '' then. */
export const optionalLines = (length: number) =>
  trimmed(atMost(length), readable).pipe(Schema.withDecodingDefaultKey(Effect.succeed('')))

/** The e-mail address of a visitor: there, in the form of an address, at most 254 characters. */
export const EmailField = trimmed(present('Please enter your email'), isEmailFormat(), atMost(254))

const isRequired = 'Field is required'

/** The e-mail of an account (J5-13, J5-17). */
export const AccountEmail = trimmed(present(isRequired), isEmailFormat('Email format incorrect'), atMost(254))

/** One line of text that an account must have (J5-13). */
export const accountLine = (length: number) => line(isRequired, length)

/** A password that is typed once more, or to sign in: as it is, for blanks belong to it (J5-13, J5-32). */
export const CurrentPassword = Schema.String.check(Schema.isMinLength(1, { message: isRequired }), atMost(1000))

/** A password that is to be set (J5-21 to J5-23); whether it is common is asked elsewhere (J5-24). */
export const NewPassword = Schema.String.check(
  Schema.isMinLength(1, { message: isRequired }),
  Schema.isMinLength(8, { message: 'Password must be at least 8 characters' }),
  Schema.isMaxLength(64, { message: 'Password must be less than 64 characters' }),
)

/** The proof that no robot sends what it comes with. */
export const ProofField = trimmed(present('The proof that you are no robot is missing'), atMost(8000))
