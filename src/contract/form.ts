import { problemOf, type TextRules } from './text-rules.ts'

/** What stands in a control: a text, or the labels that are chosen of a group of checkboxes. */
export type FieldValue = string | ReadonlyArray<string>

/** What stands in the controls of a form, by their names. */
export type FormValues = Readonly<Record<string, FieldValue>>

/** What is wrong with the values, in words, by the names of their controls. */
export type FormProblems = Readonly<Record<string, string>>

/** What a control takes: a text by its rules, one of some values, or some of them. */
export type Input =
  | { readonly kind: 'text'; readonly rules: TextRules }
  | { readonly kind: 'choice' | 'choices'; readonly options: ReadonlyArray<string> }

/** One value of a form. */
export type Field<Value extends FieldValue> = {
  /** What it is called, on the form and in a mail that brings it. */
  readonly label: string
  /** What its control holds before anyone has touched it. */
  readonly blank: Value
  /** What it takes, on both ends. */
  readonly input: Input
  /** Whether nobody but its control may keep it: it stands in no draft and in no state of a form. */
  readonly isSecret?: true
}

/** A text. */
export const textField = (label: string, rules: TextRules): Field<string> => ({
  label,
  blank: '',
  input: { kind: 'text', rules },
})

/** A password, as it is typed: blanks belong to it (J5-32). */
export const secretField = (label: string, rules: TextRules): Field<string> => ({
  ...textField(label, rules),
  isSecret: true,
})

/** One of several values; left out, it is the first of them. */
export const choiceField = <const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
): Field<Option> => ({ label, blank: options[0], input: { kind: 'choice', options } })

/** Labels that are chosen: known ones, each once, in the order of the options, however they were sent (C3.7-13). */
export const choicesField = <const Option extends string>(
  label: string,
  options: ReadonlyArray<Option>,
): Field<ReadonlyArray<Option>> => ({ label, blank: [], input: { kind: 'choices', options } })

type Groups = Readonly<Record<string, Readonly<Record<string, Field<FieldValue>>>>>
type Intersected<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type ValuesOf<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never }

/** A form; `Values` is what its visitor writes. */
export type Form<Values> = {
  /** The named operation that takes it. */
  readonly operation: string
  /** Whether it is sent with a proof that no robot sends it (C6-03). */
  readonly isProven: boolean
  /** The names of the fields of each group. */
  readonly groups: ReadonlyArray<{ readonly title: string; readonly names: ReadonlyArray<keyof Values> }>
  /** The names of the fields that nobody but their controls may keep. */
  readonly secrets: ReadonlyArray<string>
  readonly labels: { readonly [Name in keyof Values]: string }
  readonly inputs: { readonly [Name in keyof Values]: Input }
  /** What its controls hold before anyone has touched them. */
  readonly untouched: Values
  /** What is wrong with values, by the rules that the server decodes them by; of several problems with one the first is told. */
  readonly problemsIn: (values: FormValues) => FormProblems
}

/** What is wrong with a value; null when nothing is. */
function problemWith(input: Input, value: FieldValue): string | null {
  if (input.kind === 'text') return typeof value === 'string' ? problemOf(input.rules, value) : 'Expected a text'
  const chosen = typeof value === 'string' ? [value] : value
  const isKnown = chosen.every((option) => input.options.includes(option))
  return isKnown ? null : `Expected one of ${input.options.join(', ')}`
}

const checkedBy =
  (inputs: Readonly<Record<string, Input>>, untouched: FormValues) =>
  (values: FormValues): FormProblems => {
    const problems = Object.entries(inputs).map(([name, input]) => {
      const problem = problemWith(input, values[name] ?? untouched[name] ?? '')
      return problem === null ? [] : [[name, problem] as const]
    })
    return Object.fromEntries(problems.flat())
  }

/**
 * A form, from the one list of its fields: a field that stands in a group has its label, its blank value and its place in the
 * order of the form, and is decoded (`form-schemas.ts`).
 * @param operation the named operation that takes it
 * @param groups the fields under the titles of their groups, in the order of the form
 * @param proof whether it is sent with a proof that no robot sends it (C6-03)
 */
export function defineForm<const Given extends Groups>(
  operation: string,
  groups: Given,
  proof = true,
): Form<ValuesOf<Intersected<Given[keyof Given]>>> {
  type Values = ValuesOf<Intersected<Given[keyof Given]>>
  const fields = Object.assign({}, ...Object.values(groups)) as Readonly<Record<string, Field<FieldValue>>>
  const of = <Part>(part: (field: Field<FieldValue>) => Part) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, part(field)]))
  const [inputs, untouched] = [of(({ input }) => input), of(({ blank }) => blank)]
  return {
    operation,
    isProven: proof,
    groups: Object.entries(groups).map(([title, group]) => ({
      title,
      names: Object.keys(group) as unknown as ReadonlyArray<keyof Values>,
    })),
    secrets: Object.keys(fields).filter((name) => fields[name]?.isSecret),
    labels: of(({ label }) => label) as { readonly [Name in keyof Values]: string },
    inputs: inputs as { readonly [Name in keyof Values]: Input },
    untouched: untouched as Values,
    problemsIn: checkedBy(inputs, untouched),
  }
}
