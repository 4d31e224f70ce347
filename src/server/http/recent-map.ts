/** A map that keeps the entries used last, at most `size` of them. */
export function createRecentMap<Value>(size: number) {
  const entries = new Map<string, Value>()
  const set = (key: string, value: Value) => {
    entries.delete(key)
    entries.set(key, value)
    const [oldest] = entries.keys()
    if (entries.size > size && oldest !== undefined) entries.delete(oldest)
  }
  return {
    get(key: string): Value | undefined {
      const value = entries.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
  }
}
