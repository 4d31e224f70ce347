/** A token and what it was refreshed to. */
export type Renewal = { readonly from: string; readonly to: string }

/** What tokens were refreshed to, by token. */
export type Renewals = Readonly<Record<string, string>>

/** Follows renewals to the latest token; null when none is known. */
export function latestRenewal(renewals: Renewals, from: string): string | null {
  let token = renewals[from]
  while (token !== undefined && renewals[token] !== undefined) token = renewals[token]
  return token ?? null
}
