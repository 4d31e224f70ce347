/** Without a key it can be sent only once; without a proof it needs none. */
export type Sending = { readonly key: string; readonly proof: string }

export type Pending<Payload> = Sending & { readonly payload: Payload }

export type SendingWords = { readonly proving: string; readonly submitting: string }

export type SendingInput<Payload> = {
  /** null: needs no proof and has no key. */
  readonly operation: string | null
  readonly payload: Payload
  /** No answer came before; sent again with the same key if the payload is the same. */
  readonly pending: Pending<Payload> | null
  readonly words: SendingWords
}

export type Answer = {
  readonly kind: 'taken' | 'refused' | 'broken'
  readonly reply: string
  /** One word of the operation, such as `duplicate`; empty when there is none. */
  readonly verdict: string
  readonly reason: string
}

/** `unproved`: not sent; `lost`: no answer, so it may have arrived. */
export type SendingOutcome =
  | Answer
  | { readonly kind: 'unproved' | 'lost'; readonly reply: ''; readonly verdict: ''; readonly reason: string }

export const answerGuards = {
  isTaken: (_: unknown, { kind }: SendingOutcome) => kind === 'taken',
  breaksARule: (_: unknown, { kind }: SendingOutcome) => kind === 'broken',
}

export const noOutcome: SendingOutcome = { kind: 'lost', reply: '', verdict: '', reason: '' }

export const plainSending: Sending = { key: '', proof: '' }

export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

export const isSamePayload = (one: unknown, other: unknown) =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)
