type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function nameOf(item: unknown): unknown {
  if (!isRecord(item)) return undefined
  const { JobPosting_ID, id, value } = item
  return JobPosting_ID ?? id ?? value
}

function finderIn(items: readonly unknown[]): (item: unknown, at: number) => unknown {
  let named: Map<unknown, unknown> | null = null
  return (item, at) => {
    const name = nameOf(item)
    if (name === nameOf(items[at])) return items[at]
    named ??= new Map(items.map((each) => [nameOf(each), each]))
    return name === undefined ? undefined : named.get(name)
  }
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const find = finderIn(before)
  const kept = after.map((item, at) => keepEqual(find(item, at), item))
  return kept.length === before.length && kept.every((item, at) => Object.is(item, before[at])) ? before : kept
}

function keepFields(before: Fields, after: Fields): Fields {
  const kept = Object.entries(after).map(([name, value]) => [name, keepEqual(before[name], value)] as const)
  const isEqual = kept.every(([name, value]) => Object.hasOwn(before, name) && Object.is(value, before[name]))
  return isEqual && kept.length === Object.keys(before).length ? before : Object.fromEntries(kept)
}

/** Equal parts keep their object identity. */
export function keepEqual<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return keepItems(before, after) as Value
  if (isRecord(before) && isRecord(after)) return keepFields(before, after) as Value
  return after
}
