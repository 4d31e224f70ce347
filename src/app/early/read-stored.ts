/** What a browser answers about what it keeps; the fallback where it refuses, as it may even when storage is named. */
function ask<Answer>(keeps: () => Answer, refused: Answer): Answer {
  try {
    return keeps()
  } catch {
    return refused
  }
}

/** What a browser keeps of earlier visits. */
export type Stored = {
  readonly shared: (key: string) => string | null
  readonly tab: (key: string) => string | null
  readonly tabKeys: () => ReadonlyArray<string>
  readonly cookies: () => string
}

export const storedIn = (window: Window): Stored => ({
  shared: (key) => ask(() => window.localStorage.getItem(key), null),
  tab: (key) => ask(() => window.sessionStorage.getItem(key), null),
  tabKeys: () => ask(() => Object.keys(window.sessionStorage), []),
  cookies: () => ask(() => window.document.cookie, ''),
})
