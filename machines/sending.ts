/**
 * What one sending is known by, however often it is tried, and the proof that no robot sends it. Without a key it can only be
 * sent once; without a proof it is one that needs none.
 */
export type Sending = { readonly key: string; readonly proof: string }

/** A sending that has left, or is about to, with what is sent: it may have arrived. */
export type Pending<Payload> = Sending & { readonly payload: Payload }

/** What a visitor reads while it is proved that no robot sends it, and while it is under way. */
export type SendingWords = { readonly proving: string; readonly submitting: string }

export type SendingInput<Payload> = {
  /** What the proof is for (C6-03); null: it needs none, and has no key. */
  readonly operation: string | null
  /** What is sent, as plain data. */
  readonly payload: Payload
  /** What got no answer before; it is sent again as it was if the payload is the same. */
  readonly pending: Pending<Payload> | null
  readonly words: SendingWords
}

/** What the firm says to what is sent: it takes it, or says why not; a broken business rule is explained by a dialog (C8-04). */
export type Answer = {
  readonly kind: 'taken' | 'refused' | 'broken'
  readonly reply: string
  /** What the reply says to what was asked, as one word of the operation, such as `duplicate`; empty where it has none. */
  readonly verdict: string
  /** Why it is not taken, in words; empty when it is. */
  readonly reason: string
}

/** How a sending ends: with an answer, without a proof, or without an answer, in which case it may have arrived. */
export type SendingOutcome =
  | Answer
  | { readonly kind: 'unproved' | 'lost'; readonly reply: ''; readonly verdict: ''; readonly reason: string }

/** The guards of what the firm says. */
export const answerGuards = {
  isTaken: (_: unknown, { kind }: SendingOutcome) => kind === 'taken',
  breaksARule: (_: unknown, { kind }: SendingOutcome) => kind === 'broken',
}

export const noOutcome: SendingOutcome = { kind: 'lost', reply: '', verdict: '', reason: '' }

/** One without a proof and a key. */
export const plainSending: Sending = { key: '', proof: '' }

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Whether two payloads say the same, in whatever order they were written. */
export const isSamePayload = (one: unknown, other: unknown) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
