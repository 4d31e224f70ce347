import type { TransactionReply } from '#contract/transaction.ts'
import type { Refused } from './refused.ts'

export type Answer = {
  readonly status: number
  readonly reply: TransactionReply
  /** The same for every caller until the content changes: reads of whole lists only. */
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

export const succeeded = (payload: string, now: Date): Answer => ({
  status: 200,
  reply: envelope({ Success: true, Payload: payload, MsgDate: now.toISOString() }),
})

export const createFailureReply = (status: number, message: string, brokenBusinessRule = false): Answer => ({
  status,
  reply: envelope({ Msg: message, brokenBusinessRule }),
})

export const refused = ({ status, message, brokenBusinessRule, payload }: Refused): Answer => ({
  status,
  reply: envelope({ Msg: message, Payload: payload, brokenBusinessRule }),
})
