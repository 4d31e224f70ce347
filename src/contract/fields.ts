import { Effect, Schema, SchemaGetter } from 'effect'

export const Id = Schema.Union([Schema.String, Schema.Int]).pipe(
  Schema.decodeTo(Schema.String.check(Schema.isNonEmpty({ message: 'Expected an identifier' })), {
    decode: SchemaGetter.transform((id: string | number) => String(id).trim()),
    encode: SchemaGetter.transform((id: string) => id as string | number),
  }),
)

const absent = Effect.succeed(null)

/** May be null or left out on the wire; never undefined once decoded. */
export const nullable = <Field extends Schema.Constraint>(field: Field) =>
  Schema.NullOr(field).pipe(Schema.withDecodingDefaultKey(absent))

export const required = (message: string) => Schema.String.check(Schema.isPattern(/\S/, { message }))

/** Sanitised when it enters the database and again when it is shown. */
export const Html = Schema.String

export const WebAddress = Schema.String.check(
  Schema.isPattern(/^(https?:\/\/|\/(?![/\\]))\S*$/i, {
    message: 'Expected an address that starts with https://, http:// or /',
  }),
)

export const Latitude = Schema.Finite.check(
  Schema.isBetween({ minimum: -90, maximum: 90 }, { message: 'Expected degrees from -90 to 90' }),
)
export const Longitude = Schema.Finite.check(
  Schema.isBetween({ minimum: -180, maximum: 180 }, { message: 'Expected degrees from -180 to 180' }),
)

export const Flag = Schema.Literals([0, 1])

export const Count = Schema.Int.check(
  Schema.isGreaterThanOrEqualTo(0, { message: 'Expected a whole number of 0 or more' }),
)

export const countOr = (value: number) => Count.pipe(Schema.withDecodingDefaultKey(Effect.succeed(value)))
