/** mulberry32 over an FNV-1a hash. */
export function seededRandom(seed: string): () => number {
  let state = 0x811c_9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x0100_0193)
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pickRandom<Item>(items: ReadonlyArray<Item>, count: number, random: () => number): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0) picked.push(...left.splice(Math.floor(random() * left.length), 1))
  return picked
}
