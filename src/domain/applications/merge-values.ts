import type { FormValues } from '#contract/form.ts'

/** What stands in the same part in two places, and what it was when both began. */
type Versions = { readonly before: FormValues; readonly mine: FormValues; readonly theirs: FormValues }

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/**
 * Joins what was written in two places, field by field: what only one has changed is as that one has it.
 * @returns also the names of the fields that both have changed to something else, of which `values` has mine
 */
export function mergeValues({ before, mine, theirs }: Versions): {
  readonly values: FormValues
  readonly clashes: ReadonlyArray<string>
} {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const isChanged = (values: FormValues, name: string) => !same(values[name], before[name])
  const merged = names.flatMap((name) => {
    const value = isChanged(mine, name) ? mine[name] : theirs[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const clashes = names.filter(
    (name) => isChanged(mine, name) && isChanged(theirs, name) && !same(mine[name], theirs[name]),
  )
  return { values: Object.fromEntries(merged), clashes }
}
