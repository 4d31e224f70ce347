import type { TransactionReply } from '#contract/transaction.ts'
import type { Refused } from './refused.ts'

/** A reply with the HTTP status that fits it. */
export type Answer = {
  readonly status: number
  readonly reply: TransactionReply
  /** Whether everybody who asks the same gets the same until the content changes: the answer to reads of whole lists. */
  readonly isForAll?: boolean
}

const envelope = (fields: Partial<TransactionReply>): TransactionReply => ({
  Success: false,
  Msg: '',
  Payload: '',
  Log: null,
  MsgDate: null,
  UserInfo: null,
  brokenBusinessRule: false,
  ...fields,
})

/** The answer to a batch that was done. */
export const succeeded = (payload: string, now: Date): Answer => ({
  status: 200,
  reply: envelope({ Success: true, Payload: payload, MsgDate: now.toISOString() }),
})

/** The answer to a batch of which nothing was done. */
export const failed = (status: number, message: string, brokenBusinessRule = false): Answer => ({
  status,
  reply: envelope({ Msg: message, brokenBusinessRule }),
})

export const refused = ({ status, message, brokenBusinessRule, payload }: Refused): Answer => ({
  status,
  reply: envelope({ Msg: message, Payload: payload, brokenBusinessRule }),
})
