import type { FormValues } from '#contract/form.ts'

/** A business rule that the values of a form break. */
export type BrokenRule = {
  /** The field to mend, or the group of choices. */
  readonly field: string
  /** The choice that is missing in a group. */
  readonly choice?: string
  readonly message: string
}

/** A classification that is one of another's, and cannot be had without it. */
const partOf = [
  ['Small Disadvantaged', 'Small'],
  ['8(a)', 'Small Disadvantaged'],
  ['HUBZone', 'Small'],
  ['Service-Disabled Veteran-Owned', 'Veteran-Owned'],
] as const

/** Identifiers by which the government's registers know a firm, and how many signs each has. */
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

/** What is written in groups is read as one. */
const joined = (value: FormValues[string] | undefined) => text(value).replaceAll(/[\s-]/g, '')

/**
 * The business rules that the values of a profile break, in the order of the form (C2.4-07). Each is
 * about what contradicts itself, or names nobody: what is left out breaks none (C5-09).
 */
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
    ...partOf.flatMap(([part, whole]) =>
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
