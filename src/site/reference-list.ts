import type { Row, Rows } from '#contract/entities.ts'
import { entityNames, isEntityName, type EntityName } from '#contract/entity-names.ts'
import type { Operation } from '#contract/transaction.ts'
import { referenceListMachine } from '#machines/reference-list.machine.ts'
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate'
import type { End, Running } from './ports.ts'
import { readWhole, rowReader, type Transact } from './transaction.ts'

export type ListActor = ActorRefFrom<typeof referenceListMachine>
export type Lists = Readonly<Record<EntityName, ListActor>>

/** The site's lists, each loaded on first need (C4.4-01). @param rows those that came with the page */
export function createLists(rows: Partial<Rows>, transact: Transact, running: Running): Lists {
  const readRows = rowReader(transact)
  const machine = referenceListMachine.provide({
    actors: { loadRows: fromPromise(({ input, signal }) => readRows(input as EntityName, signal)) },
  })
  const start = (entity: EntityName) =>
    createActor(machine, { input: { entity, rows: rows[entity] ?? null }, ...running }).start()
  return Object.fromEntries(entityNames.map((name) => [name, start(name)])) as unknown as Lists
}

/** Needs a list from now on. @returns what ends the need with the turn, so that one that passes from page to page goes on */
export function needList(list: ListActor): End {
  list.send({ type: 'needed' })
  return () => queueMicrotask(() => list.send({ type: 'released' }))
}

/** The rows of a list that is needed now. Rejects when it could not be loaded, or when `signal` says nobody waits. */
export async function rowsOf<Name extends EntityName>(
  list: ListActor,
  signal?: AbortSignal,
): Promise<ReadonlyArray<Row<Name>>> {
  const release = needList(list)
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

/** Hands the rows of a transaction to their lists, keyed by id (C7.1-17). */
export function shareRows(lists: Lists, operations: ReadonlyArray<Operation>, arrived: Partial<Rows>) {
  const whole = readWhole(operations)
  for (const [name, rows] of Object.entries(arrived))
    if (isEntityName(name)) lists[name].send({ type: 'rows.arrived', rows, all: whole.has(name) })
}

/** The rows of a list when all of it is here; else null. */
export function rowsIn<Name extends EntityName>(list: ListActor): ReadonlyArray<Row<Name>> | null {
  const snapshot = list.getSnapshot()
  return (snapshot.hasTag('allLoaded') ? snapshot.context.rows : null) as ReadonlyArray<Row<Name>> | null
}

/** The rows of an entity when all of them are here; else null. */
export const rowsHere = <Name extends EntityName>(lists: Lists, name: Name) => rowsIn<Name>(lists[name])
