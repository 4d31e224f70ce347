import type { TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { isRead } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import type { Answer as SendingAnswer } from '#machines/sending.ts'

export type HttpAnswer = {
  readonly status: number
  readonly type: string
  readonly body: string
  /** Seconds. */
  readonly retryAfter?: number
  readonly meaning: TransportFailure | Unauthorized
}

export type Outcome =
  | { readonly kind: 'passes' }
  /** Its automatic retry is lost, too. */
  | { readonly kind: 'is lost' }
  | { readonly kind: 'loses its answer' }
  /** Arrives, as does its automatic retry, but both answers are lost. */
  | { readonly kind: 'loses every answer' }
  | { readonly kind: 'changes'; readonly operations: ReadonlyArray<Operation> }
  | { readonly kind: 'is answered'; readonly answer: HttpAnswer }

export const systemMessageEntity = 'SystemMessage'

export const uploadEntity = 'Upload'

export const isHeld = (held: string | undefined, entities: ReadonlyArray<string>) => {
  const readsOnly = (name: string) => entities.length > 0 && entities.every((entity) => entity === name)
  return held === undefined ? !readsOnly(systemMessageEntity) : readsOnly(held)
}

export type Connection = {
  /** Holds calls that read this entity; by default all but the read of the system messages. */
  readonly hold: (entity?: string) => Promise<void>
  /** Later calls pass. */
  readonly release: (outcome: Outcome) => Promise<void>
  /** Later calls still wait; `next` changes which ones do. */
  readonly settle: (outcome: Outcome, next?: string) => Promise<void>
  readonly countCalls: (entity: string) => number
  readonly inFlight: () => number
}

export const isRetryable = (operations: ReadonlyArray<Operation>, key: string | undefined) =>
  key !== undefined || operations.every(isRead)

export const getOperationName = ({ PrefetchPath, Params }: Pick<Operation, 'PrefetchPath' | 'Params'>) =>
  PrefetchPath || (Params[0] ?? '')

export const unknownRead: Operation = {
  PrefetchPath: 'NoSuchEntity',
  Params: [],
  Actions: [],
  EndMethod: 'Save',
  ReturnData: true,
  BlackList: [],
}

/** One more than the limit of 20, which breaks a business rule. */
export const tooManyReads: ReadonlyArray<Operation> = Array.from({ length: 21 }, () => ({
  ...unknownRead,
  PrefetchPath: 'WebsiteStat',
}))

export type ReplyFlags = { readonly Success: boolean; readonly brokenBusinessRule: boolean }

export const getEventReplyFlags = (event: { readonly output?: unknown } | undefined): ReplyFlags =>
  (event as { readonly output: { readonly reply: ReplyFlags } }).output.reply

export const toOutcome = (verdict: ReplyFlags): Outcome => {
  if (verdict.brokenBusinessRule) return { kind: 'changes', operations: tooManyReads }
  return verdict.Success ? { kind: 'passes' } : { kind: 'changes', operations: [unknownRead] }
}

export const getSendingKind = (event: { readonly output?: unknown } | undefined): SendingAnswer['kind'] =>
  (event as { readonly output: SendingAnswer }).output.kind

export const toSendingOutcome = (kind: SendingAnswer['kind']): Outcome =>
  toOutcome({ Success: kind === 'taken', brokenBusinessRule: kind === 'broken' })
