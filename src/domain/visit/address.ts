const segmentsOf = (path: string) => path.split(/[/\\]+/).filter(Boolean)

/** A path with one slash before each segment and none at its end. */
export const tidyPath = (path: string): string => `/${segmentsOf(path).join('/')}`

/** A segment of a path without its escapes; as it is where they cannot be read. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * A path as its pattern writes it, with the values of its parameters as they were given; null when it does not fit.
 * `:name` stands for any segment, `:name?` also for none (C2.1-52).
 */
export function fitPath(pattern: string, path: string): string | null {
  const names = segmentsOf(pattern)
  const given = segmentsOf(path)
  const isValue = (index: number) => names[index]?.startsWith(':') === true
  const fits = names.every((name, index) => {
    const segment = given[index]
    if (segment === undefined) return name.endsWith('?')
    return isValue(index) || decoded(segment).toLowerCase() === name
  })
  if (!fits || given.length > names.length) return null
  return `/${given.map((segment, index) => (isValue(index) ? segment : names[index])).join('/')}`
}

/** A query whose names are trimmed and in lower case and whose values are as given; `raw` may start with '?' (C2.1-53). */
export const readQuery = (raw: string): URLSearchParams =>
  new URLSearchParams(Array.from(new URLSearchParams(raw), ([name, value]) => [name.trim().toLowerCase(), value]))

/** A query without one of its parameters, the rest as it was written. @param name in lower case */
export function withoutParameter(raw: string, name: string): string {
  const parts = raw.replace(/^\?/, '').split('&')
  const rest = parts.filter((part) => part !== '' && !readQuery(part).has(name))
  return rest.length === 0 ? '' : `?${rest.join('&')}`
}

const nameIn = (part: string) => Array.from(readQuery(part).keys()).join()

/** A query of those parameters alone that are named, as they were written. @param names in lower case */
export function onlyParameters(raw: string, names: ReadonlyArray<string>): string {
  const parts = raw.replace(/^\?/, '').split('&')
  const chosen = parts.filter((part) => part !== '' && names.includes(nameIn(part)))
  return chosen.length === 0 ? '' : `?${chosen.join('&')}`
}
