import { randomUUID } from 'node:crypto'
import type { Tokens } from '../accounts/tokens.ts'
import type { FaultLog, SiteService } from '../site-service.ts'
import { createFaultAnswers } from './answer-fault.ts'
import { handleTransaction, type TransactionParts } from './handle-transaction.ts'
import { Refused } from './refused.ts'
import { refused } from './reply.ts'
import { watchCall, type WatchCalls } from './watch-operations.ts'

type Transacting = TransactionParts & {
  readonly tokens: Tokens
  readonly watch: WatchCalls
  readonly log: FaultLog
}

/** Runs requests as transactions, and answers whatever becomes of them. */
export function transactor({ tokens, watch, log, ...parts }: Transacting): SiteService['transact'] {
  const { database, clock } = parts
  const answerFault = createFaultAnswers(log, clock)
  return async (request, { token, address = '', idempotencyKey, reference = randomUUID() } = {}) => {
    const act = async () => {
      const caller = token == null ? null : await tokens.identify(database.db, token, clock())
      return handleTransaction(parts, request, { caller, address, idempotencyKey })
    }
    try {
      return await watchCall({ watch, operation: 'transaction', address }, act)
    } catch (error) {
      return error instanceof Refused ? refused(error) : answerFault(error, reference)
    }
  }
}
