import { Effect, Schema, SchemaGetter } from 'effect'

/** An identifier; numbers are accepted on the wire and kept as text. */
export const Id = Schema.Union([Schema.String, Schema.Int]).pipe(
  Schema.decodeTo(Schema.String.check(Schema.isNonEmpty({ message: 'Expected an identifier' })), {
    decode: SchemaGetter.transform((id: string | number) => String(id).trim()),
    encode: SchemaGetter.transform((id: string) => id as string | number),
  }),
)

const absent = Effect.succeed(null)

/** Makes a field that may be null or left out; decoded it is always present. */
export const nullable = <Field extends Schema.Constraint>(field: Field) =>
  Schema.NullOr(field).pipe(Schema.withDecodingDefaultKey(absent))

/** Text that must not be empty; the message tells a person what to write. */
export const required = (message: string) => Schema.String.check(Schema.isPattern(/\S/, { message }))

/** Sanitised when it enters the database and again when it is shown. */
export const Html = Schema.String

/** An address a visitor may follow: http, https, or a path on this site. */
export const WebAddress = Schema.String.check(
  Schema.isPattern(/^(https?:\/\/|\/(?![/\\]))\S*$/i, {
    message: 'Expected an address that starts with https://, http:// or /',
  }),
)

/** Degrees north, -90 to 90. */
export const Latitude = Schema.Finite.check(
  Schema.isBetween({ minimum: -90, maximum: 90 }, { message: 'Expected degrees from -90 to 90' }),
)
/** Degrees east, -180 to 180. */
export const Longitude = Schema.Finite.check(
  Schema.isBetween({ minimum: -180, maximum: 180 }, { message: 'Expected degrees from -180 to 180' }),
)

/** 1 for yes, 0 for no: how postings carry their flags (J3-13, J3-15). */
export const Flag = Schema.Literals([0, 1])

/** A whole number of 0 or more. */
export const Count = Schema.Int.check(
  Schema.isGreaterThanOrEqualTo(0, { message: 'Expected a whole number of 0 or more' }),
)

/** A count that is 0 when it is left out. */
export const countOr = (value: number) => Count.pipe(Schema.withDecodingDefaultKey(Effect.succeed(value)))
