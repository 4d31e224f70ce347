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

/** A segment of a path: as it was given, and what a pattern calls it. */
type Segment = { readonly given: string; readonly name: string }

const isValue = (name: string) => name.startsWith(':')

function fit(names: ReadonlyArray<string>, segments: ReadonlyArray<Segment>): string | null {
  if (segments.length > names.length) return null
  const fits = names.every((name, index) => {
    const segment = segments[index]
    return segment === undefined ? name.endsWith('?') : isValue(name) || segment.name === name
  })
  return fits
    ? `/${segments.map(({ given, name }, index) => (isValue(names[index] ?? '') ? given : name)).join('/')}`
    : null
}

/**
 * What says how patterns write a path, with the values of its parameters as they were given: the first that it fits, or null
 * when it fits none. `:name` stands for any segment, `:name?` also for none (C2.1-52).
 */
export function pathFitter(patterns: ReadonlyArray<string>): (path: string) => string | null {
  const all = patterns.map(segmentsOf)
  return (path) => {
    const segments = segmentsOf(path).map((given) => ({ given, name: decoded(given).toLowerCase() }))
    for (const names of all) {
      const fitting = fit(names, segments)
      if (fitting !== null) return fitting
    }
    return null
  }
}

/** A path as its pattern writes it; null when it does not fit. */
export const fitPath = (pattern: string, path: string): string | null => pathFitter([pattern])(path)

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
