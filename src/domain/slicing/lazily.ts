/** Creates the value on first use, not at import: asking `Intl` for a language takes 0.1 s on a slow phone. */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
