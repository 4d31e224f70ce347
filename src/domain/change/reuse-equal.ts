type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function getItemKey(item: unknown): unknown {
  if (!isRecord(item)) return undefined
  const { JobPosting_ID, id, value } = item
  return JobPosting_ID ?? id ?? value
}

function createItemFinder(items: readonly unknown[]): (item: unknown, at: number) => unknown {
  let itemsByKey: Map<unknown, unknown> | null = null
  return (item, at) => {
    const name = getItemKey(item)
    if (name === getItemKey(items[at])) return items[at]
    itemsByKey ??= new Map(items.map((each) => [getItemKey(each), each]))
    return name === undefined ? undefined : itemsByKey.get(name)
  }
}

function reuseItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const find = createItemFinder(before)
  const reused = after.map((item, at) => reuseEqual(find(item, at), item))
  return reused.length === before.length && reused.every((item, at) => Object.is(item, before[at])) ? before : reused
}

function reuseFields(before: Fields, after: Fields): Fields {
  const reused = Object.entries(after).map(([name, value]) => [name, reuseEqual(before[name], value)] as const)
  const isEqual = reused.every(([name, value]) => Object.hasOwn(before, name) && Object.is(value, before[name]))
  return isEqual && reused.length === Object.keys(before).length ? before : Object.fromEntries(reused)
}

/** Equal parts keep their object identity. */
export function reuseEqual<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return reuseItems(before, after) as Value
  if (isRecord(before) && isRecord(after)) return reuseFields(before, after) as Value
  return after
}
