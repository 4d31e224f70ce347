type Entry<Value> = { readonly made: number; readonly value: Promise<Value> }

/** Keeps what was made lately: at most `size` values, none older than `maxAge` milliseconds; failures are not kept. */
export function createPageCache<Value>(limits: { size: number; maxAge: number; clock: () => number }) {
  const entries = new Map<string, Entry<Value>>()
  const keep = (key: string, make: () => Promise<Value>) => {
    const value = make()
    entries.set(key, { made: limits.clock(), value })
    value.catch(() => entries.delete(key))
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.size) break
      entries.delete(oldest)
    }
    return value
  }
  return {
    get(key: string, make: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key)
      if (entry && limits.clock() - entry.made < limits.maxAge) return entry.value
      entries.delete(key)
      return keep(key, make)
    },
  }
}
