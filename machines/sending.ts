/** What one sending is known by, however often it is tried; the proof is that no robot sends it. */
export type Sending = { readonly key: string; readonly proof: string }
