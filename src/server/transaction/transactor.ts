import { randomUUID } from 'node:crypto'
import { entityNames } from '#contract/entity-names.ts'
import { actionTypes } from '#contract/transaction.ts'
import type { DiskSpaceMonitor } from '../limits/full-disk.ts'
import type { FaultLog } from '../log/fault-log.ts'
import type { SecurityLog } from '../log/security-log.ts'
import { createFaultAnswers } from './answer-fault.ts'
import { handleTransaction, type TransactionParts } from './handle-transaction.ts'
import type { Askable } from './plan.ts'
import { Refused } from './refused.ts'
import { refused, type Answer } from './reply.ts'
import { logRefusal, watchCall, type WatchCalls } from './watch-operations.ts'

export type TransactionOptions = {
  readonly token?: string | null | undefined
  readonly address?: string | undefined
  readonly userAgent?: string | undefined
  readonly idempotencyKey?: string | undefined
  readonly reference?: string | undefined
}

/** Never rejects. */
export type Transact = (request: unknown, options?: TransactionOptions) => Promise<Answer>

type Transacting = TransactionParts & {
  readonly watch: WatchCalls
  readonly log: FaultLog
  readonly disk: DiskSpaceMonitor
  readonly securityLog: SecurityLog
}

const listKnownNames = ({ operations, ownReads }: Askable): ReadonlySet<string> => {
  const asked = [...Object.keys(operations), ...Object.keys(ownReads), ...entityNames, ...actionTypes, 'Save']
  return new Set(asked.map((name) => name.toLowerCase()))
}

export function transactor({ watch, log, disk, securityLog, ...parts }: Transacting): Transact {
  const { database, clock, sessions } = parts
  const answerFault = createFaultAnswers({ log, clock, disk, names: listKnownNames(parts) })
  return async (request, { token, address = '', userAgent = '', idempotencyKey, reference = randomUUID() } = {}) => {
    let applicant: string | null = null
    const act = async () => {
      const caller = token == null ? null : await sessions.identify(database.db, token, clock())
      applicant = caller?.applicantId ?? null
      return handleTransaction(parts, request, { caller, address, userAgent, idempotencyKey })
    }
    try {
      return await watchCall({ watch, operation: 'transaction', address }, act)
    } catch (error) {
      logRefusal(securityLog, { applicant, address }, error)
      return error instanceof Refused ? refused(error) : answerFault(error, { request, reference })
    }
  }
}
