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

/** Counts each try of a network. @param kind names what is counted together, such as `messages from` */
export const networkLimit = (
  attempts: Pick<Attempts, 'mayFrom'>,
  { kind, refusal }: { readonly kind: string; readonly refusal: string },
): OperationLimit => ({
  allows: ({ address, now }) => attempts.mayFrom(ofNetwork(kind, address), perNetwork, now),
  refusal,
})
