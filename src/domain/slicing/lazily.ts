/**
 * Makes something when it is first wanted, and gives it again: what stands ready when a file is run has everybody wait who
 * wakes a page. To ask for a language takes a slow phone a tenth of a second.
 */
export function lazily<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
