export type Json = Readonly<Record<string, unknown>>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const readPath = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((found, key) => (isObject(found) && Object.hasOwn(found, key) ? found[key] : undefined), value)

/** Text or a number as text; null if there is none. */
export function readText(value: unknown, ...path: ReadonlyArray<string>): string | null {
  const found = readPath(value, ...path)
  const text = typeof found === 'string' ? found.trim() : typeof found === 'number' ? String(found) : ''
  return text === '' ? null : text
}

export function readNumber(value: unknown, ...path: ReadonlyArray<string>): number | null {
  const text = readText(value, ...path)
  const found = text === null ? Number.NaN : Number(text.replace(/[$,\s]/g, ''))
  return Number.isFinite(found) ? found : null
}

/** A single value where a list is meant counts as a list of one. */
export function readList(value: unknown, ...path: ReadonlyArray<string>): ReadonlyArray<unknown> {
  const found = readPath(value, ...path)
  if (Array.isArray(found)) return found
  return found === undefined || found === null ? [] : [found]
}
