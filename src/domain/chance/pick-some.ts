/** `count` different items in the order a source of randomness gives them; all of them when there are fewer (J2.2-19). */
export function pickSome<Item>(items: ReadonlyArray<Item>, count: number, random: () => number): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0) picked.push(...left.splice(Math.floor(random() * left.length), 1))
  return picked
}
