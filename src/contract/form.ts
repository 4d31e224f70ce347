import { textProblem, type TextRules } from './text-rules.ts'

export type FieldValue = string | ReadonlyArray<string>

export type FormValues = Readonly<Record<string, FieldValue>>

export type FormProblems = Readonly<Record<string, string>>

export type Input =
  | { readonly kind: 'text'; readonly rules: TextRules }
  | { readonly kind: 'choice' | 'choices'; readonly options: ReadonlyArray<string> }

export type Field<Value extends FieldValue> = {
  readonly label: string
  readonly blank: Value
  readonly input: Input
  /** Must not be kept outside its control: not in a draft, not in the state of a form. */
  readonly isSecret?: true
}

export const textField = (label: string, rules: TextRules): Field<string> => ({
  label,
  blank: '',
  input: { kind: 'text', rules },
})

export const secretField = (label: string, rules: TextRules): Field<string> => ({
  ...textField(label, rules),
  isSecret: true,
})

export const choiceField = <const Option extends string>(
  label: string,
  options: readonly [Option, ...Option[]],
): Field<Option> => ({ label, blank: options[0], input: { kind: 'choice', options } })

export const choicesField = <const Option extends string>(
  label: string,
  options: ReadonlyArray<Option>,
): Field<ReadonlyArray<Option>> => ({ label, blank: [], input: { kind: 'choices', options } })

type Groups = Readonly<Record<string, Readonly<Record<string, Field<FieldValue>>>>>
type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type ValuesOf<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never }

export type Form<Values> = {
  readonly operation: string
  readonly isProven: boolean
  readonly groups: ReadonlyArray<{ readonly title: string; readonly names: ReadonlyArray<keyof Values> }>
  readonly secrets: ReadonlyArray<string>
  readonly labels: { readonly [Name in keyof Values]: string }
  readonly inputs: { readonly [Name in keyof Values]: Input }
  readonly untouched: Values
  readonly findProblems: (values: FormValues) => FormProblems
}

function inputProblem(input: Input, value: FieldValue): string | null {
  if (input.kind === 'text') return typeof value === 'string' ? textProblem(input.rules, value) : 'Expected a text'
  const chosen = typeof value === 'string' ? [value] : value
  const isKnown = chosen.every((option) => input.options.includes(option))
  return isKnown ? null : `Expected one of ${input.options.join(', ')}`
}

const createValidator =
  (inputs: Readonly<Record<string, Input>>, untouched: FormValues) =>
  (values: FormValues): FormProblems => {
    const problems = Object.entries(inputs).map(([name, input]) => {
      const problem = inputProblem(input, values[name] ?? untouched[name] ?? '')
      return problem === null ? [] : [[name, problem] as const]
    })
    return Object.fromEntries(problems.flat())
  }

export function defineForm<const Given extends Groups>(
  operation: string,
  groups: Given,
  proof = true,
): Form<ValuesOf<UnionToIntersection<Given[keyof Given]>>> {
  type Values = ValuesOf<UnionToIntersection<Given[keyof Given]>>
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
    findProblems: createValidator(inputs, untouched),
  }
}
