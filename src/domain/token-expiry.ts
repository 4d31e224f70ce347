/** A token and where it is kept: with `remember` until it expires, else as long as its tab is open (C3.8-02, C3.8-03). */
export type StoredToken = { readonly token: string; readonly remember: boolean }

const payloadOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}

/**
 * When a token ends, in milliseconds, as the token itself says (C4.1-02); null when it cannot be read. Whether it was
 * rightly signed only the server knows.
 */
export function tokenExpiry(token: string): number | null {
  try {
    const { exp } = payloadOf(token) as { exp?: unknown }
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
  } catch {
    return null
  }
}

/** Whom a token stands for, as the token itself says; null when it cannot be read. */
export function tokenSubject(token: string): string | null {
  try {
    const { sub } = payloadOf(token) as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}
