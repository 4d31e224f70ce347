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
