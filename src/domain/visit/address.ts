const splitPath = (path: string) => path.split(/[/\\]+/).filter(Boolean)

export const tidyPath = (path: string): string => `/${splitPath(path).join('/')}`

export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

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
 * Returns the path as its first matching pattern spells it, or null. `:name` matches any segment, `:name?` also none.
 * Values stay as given.
 */
export function pathFitter(patterns: ReadonlyArray<string>): (path: string) => string | null {
  const all = patterns.map(splitPath)
  return (path) => {
    const segments = splitPath(path).map((given) => ({ given, name: decoded(given).toLowerCase() }))
    for (const names of all) {
      const fitting = fit(names, segments)
      if (fitting !== null) return fitting
    }
    return null
  }
}

export const fitPath = (pattern: string, path: string): string | null => pathFitter([pattern])(path)

export const readQuery = (raw: string): URLSearchParams =>
  new URLSearchParams(Array.from(new URLSearchParams(raw), ([name, value]) => [name.trim().toLowerCase(), value]))

export function withoutParameter(raw: string, name: string): string {
  const parts = raw.replace(/^\?/, '').split('&')
  const rest = parts.filter((part) => part !== '' && !readQuery(part).has(name))
  return rest.length === 0 ? '' : `?${rest.join('&')}`
}

const readParameterName = (part: string) => Array.from(readQuery(part).keys()).join()

export function onlyParameters(raw: string, names: ReadonlyArray<string>): string {
  const parts = raw.replace(/^\?/, '').split('&')
  const chosen = parts.filter((part) => part !== '' && names.includes(readParameterName(part)))
  return chosen.length === 0 ? '' : `?${chosen.join('&')}`
}
