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

/** Draws a tenth of what is there, as `drawShare` does. */
export const drawTenth = <Item>(items: ReadonlyArray<Item>, seed: string, nameOf: (item: Item) => string): Item[] =>
  drawShare(items, 0.1, seed, nameOf)
