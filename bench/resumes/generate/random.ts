export type Random = {
  readonly below: (limit: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly shuffle: <Item>(items: readonly Item[]) => Item[]
  /** Every second item, so that the halves of the corpus share none. */
  readonly own: <Item>(items: readonly Item[]) => Item[]
}

/** 0 to below 1; Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
function createNext(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function createRandom(seed: number, half: 0 | 1): Random {
  const next = createNext(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
    shuffle: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ item }) => item),
    own: (items) => items.filter((_, at) => at % 2 === half),
  }
}

export const firstOfEach = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  items.filter((item, at) => items.findIndex((other) => key(other) === key(item)) === at)
