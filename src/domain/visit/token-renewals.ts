/** A token and what it was refreshed to. */
export type Renewal = { readonly from: string; readonly to: string }

/** What tokens were refreshed to, by token. */
export type Renewals = Readonly<Record<string, string>>

/** Follows renewals to the latest token; null when none is known. Renewals that lead back to where they began are none. */
export function latestRenewal(renewals: Renewals, from: string): string | null {
  const passed = new Set<string>()
  let token = from
  for (let next = renewals[token]; next !== undefined && !passed.has(token); next = renewals[token]) {
    passed.add(token)
    token = next
  }
  return token === from ? null : token
}
