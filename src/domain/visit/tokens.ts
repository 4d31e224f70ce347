import { decodeJwt } from 'jose/jwt/decode'

export type StoredToken = { readonly token: string; readonly remember: boolean }

function parseClaims(token: string) {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}

/** In milliseconds; null if unreadable. The signature is not checked: only the server can. */
export function tokenExpiry(token: string): number | null {
  const { exp } = parseClaims(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
}

export function tokenSubject(token: string): string | null {
  const { sub } = parseClaims(token)
  return typeof sub === 'string' ? sub : null
}

export type Renewal = { readonly from: string; readonly to: string }

export type Renewals = Readonly<Record<string, string>>

/** Null if there is no newer token, or the renewals form a cycle back to `from`. */
export function latestRenewal(renewals: Renewals, from: string): string | null {
  const passed = new Set<string>()
  let token = from
  for (let next = renewals[token]; next !== undefined && !passed.has(token); next = renewals[token]) {
    passed.add(token)
    token = next
  }
  return token === from ? null : token
}
