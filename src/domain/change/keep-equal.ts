type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** What an item of a list is known by wherever it stands: a job, an option, a group of options, a saved job. */
function nameOf(item: unknown): unknown {
  if (!isRecord(item)) return undefined
  const { JobPosting_ID, id, value } = item
  return JobPosting_ID ?? id ?? value
}

function keepItems(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const named = new Map(before.map((item) => [nameOf(item), item]))
  const kept = after.map((item, at) => {
    const name = nameOf(item)
    return keepEqual(name === undefined ? before[at] : named.get(name), item)
  })
  return kept.length === before.length && kept.every((item, at) => item === before[at]) ? before : kept
}

function keepFields(before: Fields, after: Fields): Fields {
  const kept = Object.fromEntries(Object.entries(after).map(([name, value]) => [name, keepEqual(before[name], value)]))
  const names = Object.keys(before)
  return names.length === Object.keys(kept).length && names.every((name) => name in kept && kept[name] === before[name])
    ? before
    : kept
}

/**
 * `after`, in which every part that says the same as in `before` is the very object that stood there: whatever shows such a
 * part need not be drawn again. Goes through plain objects and lists; items are found again by their id or value.
 */
export function keepEqual<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return keepItems(before, after) as Value
  if (isRecord(before) && isRecord(after)) return keepFields(before, after) as Value
  return after
}
