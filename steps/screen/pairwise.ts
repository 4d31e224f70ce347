type Factors = Readonly<Record<string, ReadonlyArray<unknown>>>
type Choice = readonly [factor: string, value: unknown]

export type Combination<Of extends Factors> = { readonly [Name in keyof Of]: Of[Name][number] }

const pairKey = (...pair: ReadonlyArray<Choice>) =>
  pair
    .map((choice) => JSON.stringify(choice))
    .toSorted()
    .join()

function listPairs(factors: Factors) {
  const choices = Object.entries(factors).map(([name, values]) => values.map((value): Choice => [name, value]))
  const pairs = choices.flatMap((ones, index) =>
    choices.slice(index + 1).flatMap((others) => ones.flatMap((one) => others.map((other) => [one, other] as const))),
  )
  return new Map(pairs.map((pair) => [pairKey(...pair), pair]))
}

/** Any two values of two factors meet in some combination; deterministic. @param factors two or more, with JSON values */
export function pairwise<Of extends Factors>(factors: Of): ReadonlyArray<Combination<Of>> {
  const open = listPairs(factors)
  const combinations: Array<Combination<Of>> = []
  for (const pair of open.values()) {
    const chosen: Choice[] = [...pair]
    for (const [name, values] of Object.entries(factors)) {
      if (chosen.some(([taken]) => taken === name)) continue
      const gain = (value: unknown) => chosen.filter((choice) => open.has(pairKey(choice, [name, value]))).length
      chosen.push([name, values.reduce((best, value) => (gain(value) > gain(best) ? value : best))])
    }
    for (const one of chosen) for (const other of chosen) open.delete(pairKey(one, other))
    combinations.push(Object.fromEntries(chosen) as Combination<Of>)
  }
  return combinations
}
