import { createHash } from 'node:crypto'

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

/** Seed for drawing a sample of the tests; null runs all of them. */
export const coverSeed = process.env['COVER_SEED'] ?? null

type Lots<Item> = {
  readonly nameOf: (item: Item) => string
  /** Share of each kind, 0 to 1; at least one is drawn. Default 0.1. */
  readonly share?: number
  readonly kindOf?: (item: Item) => string
  readonly screen?: string
}

const touchedScreens = (process.env['TOUCHED_SCREENS'] ?? '').split('\n').filter((file) => file !== '')

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
