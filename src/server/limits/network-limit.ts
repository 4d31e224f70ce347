import { ofNetwork, type Attempts, type Limit } from './attempts.ts'

type Try = { readonly address: string; readonly now: Date }

export type OperationLimit = {
  readonly allows: (tried: Try) => Promise<boolean>
  readonly refusal: string
}

const perNetwork: Limit = { most: 60, within: 10 * 60_000 }

type NetworkLimitOptions = { readonly kind: string; readonly refusal: string; readonly limit?: Limit }

export const networkLimit = (
  attempts: Pick<Attempts, 'consumeAttempt'>,
  { kind, refusal, limit = perNetwork }: NetworkLimitOptions,
): OperationLimit => ({
  allows: ({ address, now }) => attempts.consumeAttempt(ofNetwork(kind, address), limit, now),
  refusal,
})
