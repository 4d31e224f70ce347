import type { FormValues } from '#contract/form.ts'
import type { ExpectedEntry } from './expected.ts'
import { isSame, likeness, readOffered } from './same-value.ts'

const weights: Readonly<Record<string, number>> = {
  JobTitle: 3,
  Employer: 3,
  School: 3,
  Degree: 2,
  Name: 3,
  From: 2,
  To: 2,
}

const nameFields = new Set(['JobTitle', 'Employer', 'School', 'Degree', 'Field', 'Name'])

function likenessOfEntries(fields: readonly string[], expected: ExpectedEntry, offered: FormValues): number {
  const ofField = (field: string): number => {
    const value = readOffered(offered, field)
    const allowed = (expected[field] ?? []).filter((one) => one !== '' && one !== '?')
    if (value === '' || field === 'IsCurrent') return 0
    if (allowed.some((one) => isSame(field, one, value))) return weights[field] ?? 1
    return nameFields.has(field) ? Math.max(0, ...allowed.map((one) => likeness(one, value))) : 0
  }
  return fields.reduce((sum, field) => sum + ofField(field), 0)
}

export type Pair = readonly [expected: number, offered: number]

/** The best pairs first; of equal ones those that stand nearest each other. */
export function alignEntries(
  fields: readonly string[],
  expected: readonly ExpectedEntry[],
  offered: readonly FormValues[],
): Pair[] {
  const all = expected
    .flatMap((entry, left) =>
      offered.map((other, right) => ({ left, right, like: likenessOfEntries(fields, entry, other) })),
    )
    .filter(({ like }) => like > 0.3)
    .toSorted((a, b) => b.like - a.like || Math.abs(a.left - a.right) - Math.abs(b.left - b.right))
  const pairs: Pair[] = []
  for (const { left, right } of all)
    if (!pairs.some((pair) => pair[0] === left || pair[1] === right)) pairs.push([left, right])
  return pairs
}
