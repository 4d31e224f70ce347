import { Effect, Schema, SchemaGetter } from 'effect'
import type { Form, Input } from './form.ts'
import { ProofText, textSchema } from './typed-text.ts'

const choiceSchema = (options: ReadonlyArray<string>) =>
  Schema.Literals(options).pipe(Schema.withDecodingDefaultKey(Effect.succeed(options[0] ?? '')))

function choicesSchema(options: ReadonlyArray<string>) {
  const Labels = Schema.Array(Schema.Literals(options))
  const InOrder = Labels.pipe(
    Schema.decodeTo(Labels, {
      decode: SchemaGetter.transform((chosen: ReadonlyArray<string>) =>
        options.filter((option) => chosen.includes(option)),
      ),
      encode: SchemaGetter.transform((chosen: ReadonlyArray<string>) => chosen),
    }),
  )
  return InOrder.pipe(Schema.withDecodingDefaultKey(Effect.succeed([])))
}

function inputSchema(input: Input) {
  if (input.kind === 'text') return textSchema(input.rules)
  return input.kind === 'choice' ? choiceSchema(input.options) : choicesSchema(input.options)
}

type SchemasOf<Values> = { readonly [Name in keyof Values]: Schema.Codec<Values[Name], unknown> }

const inputSchemas = <Values>({ inputs }: Form<Values>) =>
  Object.fromEntries(
    Object.entries<Input>(inputs).map(([name, input]) => [name, inputSchema(input)]),
  ) as unknown as SchemasOf<Values>

export const submissionSchema = <Values>(form: Form<Values>) =>
  Schema.Struct({ ...inputSchemas(form), RecaptchaResponse: ProofText })
