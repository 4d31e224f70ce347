import type { Row, Rows } from '#contract/entities.ts'
import { entityNames, isEntityName, type EntityName } from '#contract/entity-names.ts'
import type { Operation } from '#contract/transaction.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import type { End, Running } from './ports.ts'
import { listFullyReadEntities, rowReader, type Transact } from './transaction.ts'

export type ListActor = ActorRefFrom<typeof referenceListMachine>
export type Lists = Readonly<Record<EntityName, ListActor>>

export function createLists(rows: Partial<Rows>, transact: Transact, running: Running): Lists {
  const readRows = rowReader(transact)
  const machine = referenceListMachine.provide({
    actors: { loadRows: fromPromise(({ input, signal }) => readRows(input as EntityName, signal)) },
  })
  const start = (entity: EntityName) =>
    createActor(machine, { input: { entity, rows: rows[entity] ?? null }, ...running }).start()
  return Object.fromEntries(entityNames.map((name) => [name, start(name)])) as unknown as Lists
}

/** @returns releases in a microtask, so that a list the next page needs goes on loading */
export function retainList(list: ListActor): End {
  list.send({ type: 'needed' })
  return () => queueMicrotask(() => list.send({ type: 'released' }))
}

export async function awaitRows<Name extends EntityName>(
  list: ListActor,
  signal?: AbortSignal,
): Promise<ReadonlyArray<Row<Name>>> {
  const release = retainList(list)
  try {
    const snapshot = await waitFor(
      list,
      (current) => current.hasTag('allLoaded') || current.hasTag('error'),
      signal ? { signal } : {},
    )
    if (snapshot.hasTag('error')) throw new Error(`Error loading ${snapshot.context.entity}`)
    return snapshot.context.rows as ReadonlyArray<Row<Name>>
  } finally {
    release()
  }
}

export function distributeRows(lists: Lists, operations: ReadonlyArray<Operation>, arrived: Partial<Rows>) {
  const whole = listFullyReadEntities(operations)
  for (const [name, rows] of Object.entries(arrived))
    if (isEntityName(name)) lists[name].send({ type: 'rows.arrived', rows, all: whole.has(name) })
}

/** null unless all rows are loaded. */
export function findLoadedRows<Name extends EntityName>(list: ListActor): ReadonlyArray<Row<Name>> | null {
  const snapshot = list.getSnapshot()
  return (snapshot.hasTag('allLoaded') ? snapshot.context.rows : null) as ReadonlyArray<Row<Name>> | null
}

export const findCachedRows = <Name extends EntityName>(lists: Lists, name: Name) => findLoadedRows<Name>(lists[name])
