import { Schema, SchemaGetter } from 'effect'
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

/** The e-mail address of a visitor: there, in the form of an address, at most 254 characters. */
export const EmailField = trimmed(present('Please enter your email'), isEmailFormat(), atMost(254))
