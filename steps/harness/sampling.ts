import { createHash } from 'node:crypto'

export function drawShare<Item>(
  items: ReadonlyArray<Item>,
  share: number,
  seed: string,
  getName: (item: Item) => string,
): Item[] {
  const lots = new Map(
    items.map((item) => [
      item,
      createHash('sha256')
        .update(`${seed} ${getName(item)}`)
        .digest('hex'),
    ]),
  )
  const getLot = (item: Item) => lots.get(item) ?? ''
  return items
    .toSorted((one, other) => getLot(one).localeCompare(getLot(other)))
    .slice(0, Math.ceil(items.length * share))
}

/** Seed for drawing a sample of the tests; null runs all of them. */
export const coverSeed = process.env['COVER_SEED'] ?? null

type Lots<Item> = {
  readonly getName: (item: Item) => string
  /** Share of each kind, 0 to 1; at least one is drawn. Default 0.1. */
  readonly share?: number
  readonly getKind?: (item: Item) => string
  readonly screen?: string
}

const touchedScreens = (process.env['TOUCHED_SCREENS'] ?? '').split('\n').filter((file) => file !== '')

export function sampleEachKind<Item>(
  items: ReadonlyArray<Item>,
  { getName, getKind = () => '', share = 0.1, screen }: Lots<Item>,
  seed = coverSeed,
): ReadonlyArray<Item> {
  if (seed === null || touchedScreens.some((touched) => screen?.endsWith(touched))) return items
  const kinds = [...Map.groupBy(items, getKind).values()]
  const sample = new Set(kinds.flatMap((kind) => drawShare(kind, share, seed, getName)))
  return items.filter((item) => sample.has(item))
}
