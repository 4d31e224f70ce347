export function pickSome<Item>(items: ReadonlyArray<Item>, count: number, random: () => number): Item[] {
  const left = [...items]
  const picked: Item[] = []
  while (picked.length < count && left.length > 0) picked.push(...left.splice(Math.floor(random() * left.length), 1))
  return picked
}
