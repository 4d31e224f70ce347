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

/** A day: `{ type: 'date', value: 'yyyy-mm-ddT00:00:00.000' }`, read in UTC. A null value is 'Date cannot be null' (C3.2-08). */
export const DateOnly = Schema.Struct({ type: Schema.Literal('date'), value: filled(dayText) })
/** A day that may be missing; its `value` is null then (C3.2-02). */
export const NullableDateOnly = Schema.Struct({ type: Schema.Literal('nullable date'), value: Schema.NullOr(dayText) })
/** A moment: `{ type: 'datetime', value: 'yyyy-mm-ddThh:mm:ss.mmmZ' }` (C3.2-05). */
export const DateTime = Schema.Struct({ type: Schema.Literal('datetime'), value: filled(momentText) })
/** A moment that may be missing (C3.2-02). */
export const NullableDateTime = Schema.Struct({
  type: Schema.Literal('nullable datetime'),
  value: Schema.NullOr(momentText),
})

/** Any of the four date objects that cross the wire (C3.2-01, C3.2-02). */
export const WireDate = Schema.Union([DateOnly, NullableDateOnly, DateTime, NullableDateTime])
export type WireDate = typeof WireDate.Type
export type WireDateType = WireDate['type']
