import { ofNetwork, type Attempts, type Limit } from './attempts.ts'

/** The address something is tried from, and when. */
type Try = { readonly address: string; readonly now: Date }

/** A limit on calls of an operation, and the words for one that is too many. */
export type OperationLimit = {
  /** Whether one more is allowed. */
  readonly allows: (tried: Try) => Promise<boolean>
  /** What the visitor reads when it is not. */
  readonly refusal: string
}

/** Tries of one network, behind which many people may sit. */
const perNetwork: Limit = { most: 60, within: 10 * 60_000 }

/** What is counted together, such as `messages from`, how often it may be tried, and the words for a try too many. */
type Counted = { readonly kind: string; readonly refusal: string; readonly limit?: Limit }

/** Counts each try of a network. */
export const networkLimit = (
  attempts: Pick<Attempts, 'mayFrom'>,
  { kind, refusal, limit = perNetwork }: Counted,
): OperationLimit => ({
  allows: ({ address, now }) => attempts.mayFrom(ofNetwork(kind, address), limit, now),
  refusal,
})
