import { entityNames, isEntityName, type EntityName, type Row, type Rows } from '#contract/entities.ts'
import type { Operation } from '#contract/transaction.ts'
import { createActor, waitFor } from 'xstate'
import { provideReferenceList } from './effects.ts'
import { readWhole, rowReader, type Transact } from './transactions.ts'
import { watchTransitions } from './watch-transitions.ts'

const createList = (
  machine: ReturnType<typeof provideReferenceList>,
  entity: string,
  rows: ReadonlyArray<unknown> | null,
) => createActor(machine, { input: { entity, rows }, inspect: watchTransitions }).start()

export type ListActor = ReturnType<typeof createList>
export type Lists = Readonly<Record<EntityName, ListActor>>

/** The site's lists, each loaded on first need (C4.4-01). @param rows those that came with the page. */
export function createLists(rows: Partial<Rows>, transact: Transact): Lists {
  const machine = provideReferenceList(rowReader(transact))
  const lists = entityNames.map((name) => [name, createList(machine, name, rows[name] ?? null)])
  return Object.fromEntries(lists) as Lists
}

const needs = new WeakMap<ListActor, number>()

const countNeed = (list: ListActor, difference: number) => {
  const count = (needs.get(list) ?? 0) + difference
  needs.set(list, count)
  return count
}

/**
 * Needs a list from now on. @returns what ends the need; when nobody else has the list needed by the end of the turn,
 * it is not read on.
 */
export function needList(list: ListActor): () => void {
  countNeed(list, 1)
  list.send({ type: 'needed' })
  return () =>
    queueMicrotask(() => {
      if (countNeed(list, -1) === 0) list.send({ type: 'released' })
    })
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
