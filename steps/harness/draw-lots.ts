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
