import type { FormValues } from '#contract/form.ts'

type Versions = { readonly before: FormValues; readonly mine: FormValues; readonly theirs: FormValues }

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/** @returns `clashes`: fields that both changed differently; `values` has mine for them */
export function mergeValues({ before, mine, theirs }: Versions): {
  readonly values: FormValues
  readonly clashes: ReadonlyArray<string>
} {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const isChanged = (values: FormValues, name: string) => !isEqual(values[name], before[name])
  const merged = names.flatMap((name) => {
    const value = isChanged(mine, name) ? mine[name] : theirs[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const clashes = names.filter(
    (name) => isChanged(mine, name) && isChanged(theirs, name) && !isEqual(mine[name], theirs[name]),
  )
  return { values: Object.fromEntries(merged), clashes }
}
