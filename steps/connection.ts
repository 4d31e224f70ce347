import type { Operation } from '#contract/transaction.ts'

/** What happens to the calls that wait. */
export type Fate =
  | { readonly kind: 'passes' }
  | { readonly kind: 'is lost' }
  | { readonly kind: 'changes'; readonly operations: ReadonlyArray<Operation> }

/** The line between a visitor and the site: calls can be held on it, and then pass, get lost or arrive changed. */
export type Connection = {
  /** From now on calls wait. */
  readonly hold: () => Promise<void>
  /** Decides what becomes of the waiting calls; later calls pass. */
  readonly release: (fate: Fate) => Promise<void>
  /** How many calls have left so far that read this entity. */
  readonly callsFor: (entity: string) => number
}

/** An operation the server knows nothing of: it is refused with a reason. */
export const unknownRead: Operation = {
  PrefetchPath: 'NoSuchEntity',
  Params: [],
  Actions: [],
  EndMethod: 'Save',
  ReturnData: true,
  BlackList: [],
}

/** One operation more than a transaction may hold: it breaks a business rule. */
export const tooManyReads: ReadonlyArray<Operation> = Array.from({ length: 21 }, () => ({
  ...unknownRead,
  PrefetchPath: 'WebsiteStat',
}))

/** What the server says to a transaction. */
export type Verdict = { readonly Success: boolean; readonly brokenBusinessRule: boolean }

/** The fate that makes the server give this verdict. */
export const fateOf = (verdict: Verdict): Fate => {
  if (verdict.brokenBusinessRule) return { kind: 'changes', operations: tooManyReads }
  return verdict.Success ? { kind: 'passes' } : { kind: 'changes', operations: [unknownRead] }
}
