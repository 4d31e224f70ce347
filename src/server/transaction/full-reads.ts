import { Result, Schema } from 'effect'
import { isEntityName } from '#contract/entity-names.ts'
import { entities } from '#contract/entities.ts'
import { TransactionRequest, type Operation } from '#contract/transaction.ts'
import { maxOperations } from './plan.ts'

const decode = Schema.decodeUnknownResult(TransactionRequest)

type Batch = { readonly Operations?: unknown }

const isBatchWithinLimit = (body: unknown): body is Batch => {
  const operations = (body as Batch | null)?.Operations
  return Array.isArray(operations) && operations.length <= maxOperations
}

function createReadKey({ PrefetchPath, Params, Actions, BlackList, ReturnData }: Operation): string | null {
  if (!isEntityName(PrefetchPath) || Params.length > 0 || Actions.length > 0) return null
  const fields = Object.keys(entities[PrefetchPath].schema.fields)
  return JSON.stringify([PrefetchPath, ReturnData, fields.filter((field) => BlackList.includes(field))])
}

export function createFullReadsCacheKey(body: unknown): string | null {
  if (!isBatchWithinLimit(body)) return null
  const decoded = decode(body)
  if (Result.isFailure(decoded)) return null
  const keys = decoded.success.Operations.map(createReadKey)
  return keys.includes(null) ? null : keys.join()
}
