import { decodeJwt } from 'jose/jwt/decode'

/** A token and where it is kept: with `remember` until it expires, else as long as its tab is open (C3.8-02, C3.8-03). */
export type StoredToken = { readonly token: string; readonly remember: boolean }

/** What a token says; nothing when it cannot be read. */
function claimsIn(token: string) {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}

/**
 * When a token ends, in milliseconds, as the token itself says (C4.1-02); null when it cannot be read. Whether it was
 * rightly signed only the server knows.
 */
export function tokenExpiry(token: string): number | null {
  const { exp } = claimsIn(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
}

/** Whom a token stands for, as the token itself says; null when it cannot be read. */
export function tokenSubject(token: string): string | null {
  const { sub } = claimsIn(token)
  return typeof sub === 'string' ? sub : null
}
