import type { FormValues } from '#contract/form.ts'

export type BrokenRule = {
  readonly field: string
  readonly choice?: string
  readonly message: string
}

const impliedClassifications = [
  ['Small Disadvantaged', 'Small'],
  ['8(a)', 'Small Disadvantaged'],
  ['HUBZone', 'Small'],
  ['Service-Disabled Veteran-Owned', 'Veteran-Owned'],
] as const

const identifiers = [
  { name: 'DUNSNumber', called: 'A DUNS number', signs: /^\d*$/, kind: 'digits', length: 9 },
  {
    name: 'UniqueEntityIdNumber',
    called: 'A Unique Entity ID',
    signs: /^[a-z\d]*$/i,
    kind: 'letters and digits',
    length: 12,
  },
  { name: 'CageCode', called: 'A CAGE code', signs: /^[a-z\d]*$/i, kind: 'letters and digits', length: 5 },
] as const

const text = (value: FormValues[string] | undefined) => (typeof value === 'string' ? value : '')

const joined = (value: FormValues[string] | undefined) => text(value).replaceAll(/[\s-]/g, '')

export function brokenProfileRules(values: FormValues): ReadonlyArray<BrokenRule> {
  const classifications = 'SmallBusinessClassifications'
  const chosen = values[classifications] ?? []
  return [
    ...identifiers.flatMap(({ name, called, signs, kind, length }) => {
      const written = joined(values[name])
      if (written === '' || (written.length === length && signs.test(written))) return []
      const message = `${called} has ${length} ${kind}. Please correct “${text(values[name]).trim()}”, or leave it out.`
      return { field: name, message }
    }),
    ...impliedClassifications.flatMap(([part, whole]) =>
      chosen.includes(part) && !chosen.includes(whole)
        ? {
            field: classifications,
            choice: whole,
            message: `A firm that is ${part} is also ${whole}. Please choose “${whole}” too, or take “${part}” back.`,
          }
        : [],
    ),
  ]
}
