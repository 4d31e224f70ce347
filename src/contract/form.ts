import { Effect, Result, Schema, SchemaGetter } from 'effect'
import { problemsOf } from './problems.ts'
import { ProofField } from './typed-text.ts'

/** What stands in a control: a text, or the labels that are chosen of a group of checkboxes. */
export type FieldValue = string | ReadonlyArray<string>

/** What stands in the controls of a form, by their names. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** What is wrong with the values, in words, by the names of their controls. */
export type FormProblems = Readonly<Record<string, string>>

/** One value of a form. */
export type Field<FieldSchema extends Schema.Decoder<unknown>, Blank extends FieldValue> = {
  /** What it is called, on the form and in a mail that brings it. */
  readonly label: string
  /** What its control holds before anyone has touched it. */
  readonly blank: Blank
  /** How it is decoded, on both ends. */
  readonly schema: FieldSchema
  /** Whether nobody but its control may keep it: it stands in no draft and in no state of a form. */
  readonly isSecret?: true
}

/** A text. */
export const textField = <FieldSchema extends Schema.Decoder<string>>(label: string, schema: FieldSchema) => ({
  label,
  blank: '',
  schema,
})

/** A password, as it is typed: blanks belong to it (J5-32). */
export const secretField = <FieldSchema extends Schema.Decoder<string>>(label: string, schema: FieldSchema) => ({
  ...textField(label, schema),
  isSecret: true as const,
})

/** One of several values; left out, it is the first of them. */
export const choiceField = <const Option extends string>(label: string, options: readonly [Option, ...Option[]]) => {
  const [blank] = options
  const Choice = Schema.Literals(options)
  return { label, blank, schema: Schema.withDecodingDefaultKey<typeof Choice>(Effect.succeed(blank))(Choice) }
}

/** Labels that are chosen: known ones, each once, in the order of the options, however they were sent (C3.7-13). */
export const choicesField = <const Option extends string>(label: string, options: ReadonlyArray<Option>) => {
  const Labels = Schema.Array(Schema.Literals(options))
  const InOrder = Labels.pipe(
    Schema.decodeTo(Labels, {
      decode: SchemaGetter.transform((chosen: ReadonlyArray<Option>) =>
        options.filter((option) => chosen.includes(option)),
      ),
      encode: SchemaGetter.transform((chosen: ReadonlyArray<Option>) => chosen),
    }),
  )
  const blank: ReadonlyArray<Option> = []
  return { label, blank, schema: Schema.withDecodingDefaultKey<typeof InOrder>(Effect.succeed([]))(InOrder) }
}

type AnyField = Field<Schema.Decoder<unknown>, FieldValue>
type Groups = Readonly<Record<string, Readonly<Record<string, AnyField>>>>
type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
/** All fields of all groups, by their names. */
type FieldsOf<Given extends Groups> = Intersected<Given[keyof Given]>
type SchemasOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { schema: infer One extends Schema.Decoder<unknown> }
    ? One
    : never
}
type BlanksOf<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends { blank: infer One } ? One : never }

/** Checks values by the schema the server decodes them with; of several problems with one value the first is told. */
const checkedBy = (schema: Schema.Decoder<unknown>) => {
  const decode = Schema.decodeUnknownResult(schema, { errors: 'all' })
  return (values: FormValues): FormProblems => {
    const decoded = decode(values)
    if (Result.isSuccess(decoded)) return {}
    const problems = problemsOf(decoded.failure.issue).toReversed()
    return Object.fromEntries(problems.map(({ path, message }) => [path, message]))
  }
}

/**
 * A form, from the one list of its fields: a field that stands in a group has its label, its blank value and its place in the
 * order of the form, and is decoded.
 * @param operation the named operation that takes it
 * @param groups the fields under the titles of their groups, in the order of the form
 * @param proof whether it is sent with a proof that no robot sends it (C6-03)
 */
export function defineForm<const Given extends Groups>(operation: string, groups: Given, proof = true) {
  const fields = Object.assign({}, ...Object.values(groups)) as Readonly<Record<string, AnyField>>
  const of = <Part>(part: (field: AnyField) => Part) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]))
  const schemas = of(({ schema }) => schema) as SchemasOf<FieldsOf<Given>>
  const values = Schema.Struct(schemas)
  return {
    operation,
    isProven: proof,
    /** The names of the fields of each group. */
    groups: Object.entries(groups).map(([title, group]) => ({
      title,
      names: Object.keys(group) as unknown as ReadonlyArray<keyof FieldsOf<Given>>,
    })),
    /** The names of the fields that nobody but their controls may keep. */
    secrets: Object.keys(fields).filter((name) => fields[name]?.isSecret) as ReadonlyArray<string>,
    labels: of(({ label }) => label) as { readonly [Name in keyof FieldsOf<Given>]: string },
    /** What its controls hold before anyone has touched them. */
    untouched: of(({ blank }) => blank) as BlanksOf<FieldsOf<Given>>,
    /** What a visitor writes. */
    values,
    /** The argument of the operation: the values with the proof that no robot sent them (C5-02, C5-07). */
    submission: Schema.Struct({ ...schemas, RecaptchaResponse: ProofField }),
    problemsIn: checkedBy(values),
  }
}
