type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function getItemKey(item: unknown): unknown {
  if (!isRecord(item)) return undefined
  const { JobPosting_ID, id, value } = item
  return JobPosting_ID ?? id ?? value
}

function createItemFinder(items: readonly unknown[]): (item: unknown, at: number) => unknown {
  let named: Map<unknown, unknown> | null = null
  return (item, at) => {
    const name = getItemKey(item)
    if (name === getItemKey(items[at])) return items[at]
    named ??= new Map(items.map((each) => [getItemKey(each), each]))
    return name === undefined ? undefined : named.get(name)
  }
}

function reuseItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const find = createItemFinder(before)
  const kept = after.map((item, at) => reuseEqual(find(item, at), item))
  return kept.length === before.length && kept.every((item, at) => Object.is(item, before[at])) ? before : kept
}

function reuseFields(before: Fields, after: Fields): Fields {
  const kept = Object.entries(after).map(([name, value]) => [name, reuseEqual(before[name], value)] as const)
  const isEqual = kept.every(([name, value]) => Object.hasOwn(before, name) && Object.is(value, before[name]))
  return isEqual && kept.length === Object.keys(before).length ? before : Object.fromEntries(kept)
}

/** Equal parts keep their object identity. */
export function reuseEqual<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return reuseItems(before, after) as Value
  if (isRecord(before) && isRecord(after)) return reuseFields(before, after) as Value
  return after
}
