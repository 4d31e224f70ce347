import { createHash } from 'node:crypto'

/**
 * Draws a share of what is there, one at least: the same for the same seed.
 * @param share of 1
 * @param nameOf what tells one from the other
 */
export function drawShare<Item>(
  items: ReadonlyArray<Item>,
  share: number,
  seed: string,
  nameOf: (item: Item) => string,
): Item[] {
  const lots = new Map(
    items.map((item) => [
      item,
      createHash('sha256')
        .update(`${seed} ${nameOf(item)}`)
        .digest('hex'),
    ]),
  )
  const lotOf = (item: Item) => lots.get(item) ?? ''
  return items
    .toSorted((one, other) => lotOf(one).localeCompare(lotOf(other)))
    .slice(0, Math.ceil(items.length * share))
}

/** The seed of a run that draws from what grows with the product; null where everything is to run. */
export const coverSeed = process.env['COVER_SEED'] ?? null

type Lots<Item> = {
  /** What tells one from the other. */
  readonly nameOf: (item: Item) => string
  /** How much of each kind is drawn, of 1, and one at least; a tenth unless said. */
  readonly share?: number
  readonly kindOf?: (item: Item) => string
  /** The file of a screen that draws: what a change touches runs whole. */
  readonly screen?: string
}

const touchedScreens = (process.env['TOUCHED_SCREENS'] ?? '').split('\n').filter((file) => file !== '')

/** All there is in a run without a seed; else a share of each kind, in the same order. */
export function drawOfEachKind<Item>(
  items: ReadonlyArray<Item>,
  { nameOf, kindOf = () => '', share = 0.1, screen }: Lots<Item>,
  seed = coverSeed,
): ReadonlyArray<Item> {
  if (seed === null || touchedScreens.some((touched) => screen?.endsWith(touched))) return items
  const kinds = [...Map.groupBy(items, kindOf).values()]
  const drawn = new Set(kinds.flatMap((kind) => drawShare(kind, share, seed, nameOf)))
  return items.filter((item) => drawn.has(item))
}
