import { isRead } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import type { Answer as SendingAnswer } from '#machines/sending.ts'
import type { Answer } from './answer.ts'

/** What happens to the calls that wait. */
export type Outcome =
  | { readonly kind: 'passes' }
  /** The call gets lost, and so does its repetition. */
  | { readonly kind: 'is lost' }
  /** The call arrives, but its answer gets lost. */
  | { readonly kind: 'loses its answer' }
  /** The call arrives, and so does its repetition, but the answers get lost. */
  | { readonly kind: 'loses every answer' }
  /** The call reaches the server as something else, and the server's own answer comes back. */
  | { readonly kind: 'changes'; readonly operations: ReadonlyArray<Operation> }
  /** What stands between the visitor and the server gives this answer in its place. */
  | { readonly kind: 'is answered'; readonly answer: Answer }

/** The list that every visit reads at its start, whatever page it begins with. */
export const systemMessages = 'SystemMessage'

/** What the upload of a file is called on the line. */
export const uploads = 'Upload'

/** Whether a call waits while these are held. */
export const isHeld = (held: string | undefined, entities: ReadonlyArray<string>) => {
  const readsOnly = (name: string) => entities.length > 0 && entities.every((entity) => entity === name)
  return held === undefined ? !readsOnly(systemMessages) : readsOnly(held)
}

/** The line between a visitor and the site: calls can be held on it, and then pass, get lost or arrive changed. */
export type Connection = {
  /** From now on calls wait: those that read this entity, or all but the read of the system messages, which every visit begins with. */
  readonly hold: (entity?: string) => Promise<void>
  /** Decides what becomes of the waiting calls; later calls pass. */
  readonly release: (outcome: Outcome) => Promise<void>
  /** Decides what becomes of the waiting calls; later calls wait as these did, or those that `next` names. */
  readonly settle: (outcome: Outcome, next?: string) => Promise<void>
  /** How many calls have left so far that read this entity, or do what this name says. */
  readonly callsFor: (entity: string) => number
  /** How many calls have left and neither come back nor been ended. */
  readonly underWay: () => number
}

/** Whether the site sends a call again that was lost: one with a key, or one that only reads. */
export const isSentAgain = (operations: ReadonlyArray<Operation>, key: string | undefined) =>
  key !== undefined || operations.every(isRead)

/** What an operation is called: the entity it reads, or the name it goes by. */
export const nameOf = ({ PrefetchPath, Params }: Pick<Operation, 'PrefetchPath' | 'Params'>) =>
  PrefetchPath || (Params[0] ?? '')

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

/** The verdict in an event by which a call settles. */
export const verdictIn = (event: { readonly output?: unknown } | undefined): Verdict =>
  (event as { readonly output: { readonly reply: Verdict } }).output.reply

/** The outcome that makes the server give this verdict. */
export const outcomeOf = (verdict: Verdict): Outcome => {
  if (verdict.brokenBusinessRule) return { kind: 'changes', operations: tooManyReads }
  return verdict.Success ? { kind: 'passes' } : { kind: 'changes', operations: [unknownRead] }
}

/** What the firm says to a sending, in the event by which it settles. */
export const kindIn = (event: { readonly output?: unknown } | undefined): SendingAnswer['kind'] =>
  (event as { readonly output: SendingAnswer }).output.kind

/** The outcome that makes the server say this to a sending. */
export const outcomeOfSending = (kind: SendingAnswer['kind']): Outcome =>
  outcomeOf({ Success: kind === 'taken', brokenBusinessRule: kind === 'broken' })
