/** The kinds of cookies, in the order in which they are written (C3.8-07). */
const cookieKinds = ['necessary', 'social', 'analytical'] as const

export type CookieKind = (typeof cookieKinds)[number]

/** The kinds a visitor may turn off. */
export type OptionalCookieKind = Exclude<CookieKind, 'necessary'>

/** What is allowed: 'necessary' and what was chosen beside it. */
export type CookiePreferences = ReadonlyArray<CookieKind>

export const onlyNecessary: CookiePreferences = ['necessary']
export const allCookies: CookiePreferences = cookieKinds

const inOrder = (kinds: ReadonlySet<string>): CookiePreferences =>
  cookieKinds.filter((kind) => kind === 'necessary' || kinds.has(kind))

/**
 * The preferences in what a cookie says, whatever the order, the case and the words beside them. What names no kind at
 * all is no choice, and gives null (C3.8-07).
 */
export function readPreferences(stored: string | null): CookiePreferences | null {
  const words = new Set((stored ?? '').split('|').map((word) => word.trim().toLowerCase()))
  return cookieKinds.some((kind) => words.has(kind)) ? inOrder(words) : null
}

/** Preferences as the cookie says them, e.g. `necessary|analytical` (C3.8-07). */
export const writePreferences = (preferences: CookiePreferences): string => preferences.join('|')

/** Allows a kind that was not, or the other way round. */
export function togglePreference(preferences: CookiePreferences, kind: OptionalCookieKind): CookiePreferences {
  const kinds = new Set<string>(preferences)
  if (!kinds.delete(kind)) kinds.add(kind)
  return inOrder(kinds)
}
