import { type ReferenceKindName, referenceKindNames } from './entity-names.ts'
import { Effect, Schema } from 'effect'
import { Count, Id, nullable } from './fields.ts'

const longestDescription = 300

export const maxRowsPerKind = 500

const fields = {
  Description: Schema.String.check(
    Schema.isPattern(/\S/, { message: 'Expected a description' }),
    Schema.isMaxLength(longestDescription, { message: `Expected at most ${longestDescription} characters` }),
  ),
  IsActive: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(true))),
  SortOrder: nullable(Count),
}

type IdOf<Name extends ReferenceKindName> = `${Name}_ID`
type Fields<Name extends ReferenceKindName> = typeof fields & { readonly [Key in IdOf<Name>]: typeof Id }

const createReferenceKind = <Name extends ReferenceKindName>(name: Name) => ({
  schema: Schema.Struct({ [`${name}_ID`]: Id, ...fields } as unknown as Fields<Name>),
  key: `${name}_ID` as const,
})

export const referenceKinds = Object.fromEntries(
  referenceKindNames.map((name) => [name, createReferenceKind(name)]),
) as unknown as {
  readonly [Name in ReferenceKindName]: ReturnType<typeof createReferenceKind<Name>>
}
