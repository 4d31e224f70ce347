import { namesARealMoment } from './day.ts'

import { Schema } from 'effect'

const wireDatePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z?$/

const dateText = (ending: RegExp, expected: string) =>
  Schema.String.check(
    Schema.isPattern(wireDatePattern, { message: `Expected a date written ${expected}` }),
    Schema.isPattern(ending, { message: `Expected a date written ${expected}` }),
    Schema.makeFilter((value: string) => namesARealMoment(value) || 'Expected a day that exists'),
  )

const dayText = dateText(/T00:00:00\.000$/, 'yyyy-mm-ddT00:00:00.000')
const momentText = dateText(/Z$/, 'yyyy-mm-ddThh:mm:ss.mmmZ')
const required = { message: 'Date cannot be null' }

const filled = <Value extends Schema.Codec<string>>(value: Value) =>
  Schema.NullOr(value).pipe(Schema.refine((given): given is string => given !== null, required))

/** A day, read in UTC: `{ type: 'date', value: 'yyyy-mm-ddT00:00:00.000' }`. */
export const DateOnly = Schema.Struct({ type: Schema.Literal('date'), value: filled(dayText) })
export const NullableDateOnly = Schema.Struct({ type: Schema.Literal('nullable date'), value: Schema.NullOr(dayText) })
export const DateTime = Schema.Struct({ type: Schema.Literal('datetime'), value: filled(momentText) })
export const NullableDateTime = Schema.Struct({
  type: Schema.Literal('nullable datetime'),
  value: Schema.NullOr(momentText),
})

export const WireDate = Schema.Union([DateOnly, NullableDateOnly, DateTime, NullableDateTime])
export type WireDate = typeof WireDate.Type
export type WireDateType = WireDate['type']
