import { isEntityName, type EntityName } from '#contract/entity-names.ts'
import { entities } from '#contract/entities.ts'
import type { Operation } from '#contract/transaction.ts'
import { refuseLongCall, refuseLongRead } from './argument-bounds.ts'
import type { NamedOperation, Operations, PersonalRead, PersonalReads } from './operations.ts'
import { Refused } from './refused.ts'

export const maxOperations = 20

export type ReadStep = {
  readonly kind: 'read'
  readonly entity: EntityName
  readonly ids: ReadonlySet<string>
  readonly leaveOut: ReadonlySet<string>
}
export type PersonalReadStep = {
  readonly kind: 'own read'
  readonly entity: string
  readonly own: PersonalRead
  readonly ids: ReadonlyArray<string>
  readonly leaveOut: ReadonlySet<string>
}
export type CallStep = {
  readonly kind: 'call'
  readonly name: string
  readonly args: ReadonlyArray<string>
  readonly operation: NamedOperation
}
export type Step = (ReadStep | PersonalReadStep | CallStep) & { readonly returnData: boolean }

export type Askable = {
  readonly operations: Operations
  readonly ownReads: PersonalReads
  readonly hidden: ReadonlySet<string>
}

function planRead(asked: Operation, { ownReads, hidden }: Askable): Step {
  const { PrefetchPath: entity, Params: ids, BlackList: fields, ReturnData: returnData } = asked
  const leaveOut = new Set(fields)
  const own = Object.hasOwn(ownReads, entity) ? ownReads[entity] : undefined
  if (own) {
    refuseLongRead({ name: entity, ids, fields }, own)
    return { kind: 'own read', entity, own, ids, leaveOut, returnData }
  }
  if (!isEntityName(entity) || hidden.has(entity)) throw new Refused(400, `There is no entity "${entity}".`)
  if (entities[entity].key === null && ids.length > 0)
    throw new Refused(400, `${entity} has a single row and takes no ids.`)
  refuseLongRead({ name: entity, ids, fields })
  return { kind: 'read', entity, ids: new Set(ids), leaveOut, returnData }
}

function planCall({ Params: [name = '', ...args], ReturnData }: Operation, known: Operations): Step {
  const operation = Object.hasOwn(known, name) ? known[name] : undefined
  if (!operation) throw new Refused(400, `There is no operation "${name}".`)
  refuseLongCall(name, args, operation)
  return { kind: 'call', name, args, operation, returnData: ReturnData }
}

function planOperation(operation: Operation, askable: Askable): Step {
  if (operation.PrefetchPath === '') return planCall(operation, askable.operations)
  const step = planRead(operation, askable)
  if (operation.Actions.length > 0) throw new Refused(403, `You may not change ${operation.PrefetchPath}.`)
  return step
}

function refuseSecondSession(steps: ReadonlyArray<Step>, hasKey: boolean) {
  const ofSession = steps.flatMap((step) => (step.kind === 'call' && step.operation.ofSession ? [step.name] : []))
  const [name, another] = ofSession
  if (another !== undefined)
    throw new Refused(400, `${name} and ${another} cannot be in one transaction: send them one after the other.`)
  if (name !== undefined && hasKey)
    throw new Refused(
      400,
      `${name} takes no Idempotency-Key: it holds or answers a secret, which is not kept for a retry.`,
    )
}

function refuseCompany(steps: ReadonlyArray<Step>) {
  if (steps.length < 2) return
  const alone = steps.find((step) => step.kind === 'call' && step.operation.isAlone)
  if (alone?.kind === 'call') throw new Refused(400, `${alone.name} must be sent by itself.`)
}

export function planBatch(batch: ReadonlyArray<Operation>, askable: Askable, hasKey: boolean): ReadonlyArray<Step> {
  if (batch.length > maxOperations)
    throw new Refused(422, `A transaction holds at most ${maxOperations} operations.`, true)
  const steps = batch.map((operation) => planOperation(operation, askable))
  refuseSecondSession(steps, hasKey)
  refuseCompany(steps)
  return steps
}

function formatOperationName(asked: unknown, { operations, ownReads, hidden }: Askable): string {
  const { PrefetchPath: entity = '', Params } = (asked ?? {}) as { PrefetchPath?: unknown; Params?: unknown }
  const name: unknown = entity === '' && Array.isArray(Params) ? Params[0] : entity
  if (typeof name !== 'string') return 'unknown'
  if (entity === '') return Object.hasOwn(operations, name) ? name : 'unknown'
  const isKnown = Object.hasOwn(ownReads, name) || (isEntityName(name) && !hidden.has(name))
  return isKnown ? `read ${name}` : 'unknown'
}

/** Never returns caller input: the names are logged. */
export function listOperationNames(request: unknown, askable: Askable): ReadonlyArray<string> {
  const operations = (request as { readonly Operations?: unknown } | null)?.Operations
  if (!Array.isArray(operations)) return []
  return [...new Set(operations.slice(0, maxOperations).map((each: unknown) => formatOperationName(each, askable)))]
}
