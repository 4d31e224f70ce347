const cookieKinds = ['necessary', 'social', 'analytical'] as const

export type CookieKind = (typeof cookieKinds)[number]

export type OptionalCookieKind = Exclude<CookieKind, 'necessary'>

export type CookiePreferences = ReadonlyArray<CookieKind>

export const onlyNecessary: CookiePreferences = ['necessary']
export const allCookies: CookiePreferences = cookieKinds

const inOrder = (kinds: ReadonlySet<string>): CookiePreferences =>
  cookieKinds.filter((kind) => kind === 'necessary' || kinds.has(kind))

/** Null if the cookie names no known kind: then the visitor has not chosen yet (C3.8-07). */
export function readPreferences(stored: string | null): CookiePreferences | null {
  const words = new Set((stored ?? '').split('|').map((word) => word.trim().toLowerCase()))
  return cookieKinds.some((kind) => words.has(kind)) ? inOrder(words) : null
}

/** 180 days, in seconds (C3.8-08). */
export const consentLifetime = 180 * 24 * 60 * 60

export const consentStoredMessages = [
  'Your choice is saved.',
  'You can change it under Manage Cookies, at the bottom of every page.',
]

export const writePreferences = (preferences: CookiePreferences): string => preferences.join('|')

export function togglePreference(preferences: CookiePreferences, kind: OptionalCookieKind): CookiePreferences {
  const kinds = new Set<string>(preferences)
  if (!kinds.delete(kind)) kinds.add(kind)
  return inOrder(kinds)
}
