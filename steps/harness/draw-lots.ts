import { createHash } from 'node:crypto'

/** Draws a tenth of what is there, one at least: the same for the same seed. @param nameOf what tells one from the other */
export function drawTenth<Item>(items: ReadonlyArray<Item>, seed: string, nameOf: (item: Item) => string): Item[] {
  const lotOf = (item: Item) =>
    createHash('sha256')
      .update(`${seed} ${nameOf(item)}`)
      .digest('hex')
  const count = Math.ceil(items.length * 0.1)
  return items.toSorted((one, other) => lotOf(one).localeCompare(lotOf(other))).slice(0, count)
}

/** The seed of a run that draws from what grows with the product; null where everything is to run. */
export const coverSeed = process.env['COVER_SEED'] ?? null

type Lots<Item> = {
  /** What tells one from the other. */
  readonly nameOf: (item: Item) => string
  /** Of each kind a tenth is drawn, one at least. */
  readonly kindOf?: (item: Item) => string
}

/** All there is in a run without a seed; else a tenth of each kind, in the same order. */
export function drawOfEachKind<Item>(
  items: ReadonlyArray<Item>,
  { nameOf, kindOf = () => '' }: Lots<Item>,
  seed = coverSeed,
): ReadonlyArray<Item> {
  if (seed === null) return items
  const kinds = [...Map.groupBy(items, kindOf).values()]
  const drawn = new Set(kinds.flatMap((kind) => drawTenth(kind, seed, nameOf)))
  return items.filter((item) => drawn.has(item))
}
