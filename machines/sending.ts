/** What one sending is known by, however often it is tried; the proof is that no robot sends it. */
export type Sending = { readonly key: string; readonly proof: string }

/** What the firm says to a sending: it takes it, or says why not; a broken business rule is explained by a dialog (C8-04). */
export type Verdict = { readonly kind: 'taken' } | { readonly kind: 'refused' | 'broken'; readonly reason: string }

/** Why the firm does not take it; empty when it does. */
export const reasonIn = (verdict: Verdict): string => (verdict.kind === 'taken' ? '' : verdict.reason)
