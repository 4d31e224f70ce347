import type { Row, Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { callNotices, type Notifications } from './notifications.ts'
import type { Running } from './ports.ts'
import { createLists, awaitRows, distributeRows, type Lists } from './reference-list.ts'
import { noNotices, type CallNotices, type Transact } from './transaction.ts'

export interface Calls {
  readonly transact: Transact
  /** Shows no notices, and its rows do not reach the lists. */
  readonly transactQuietly: Transact
  readonly lists: Lists
  readonly need: <Name extends EntityName>(name: Name) => Promise<ReadonlyArray<Row<Name>>>
}

type CallsDeps = {
  readonly run: (notices: CallNotices) => Transact
  readonly notifications: Notifications
}

export function createCalls({ run, notifications }: CallsDeps, rows: Partial<Rows>, running: Running): Calls {
  const runAloud = run(callNotices(notifications))
  const lists = createLists(rows, runAloud, running)
  const transact: Transact = async (operations, options) => {
    const outcome = await runAloud(operations, options)
    distributeRows(lists, operations, outcome.rows)
    return outcome
  }
  return { transact, transactQuietly: run(noNotices), lists, need: (name) => awaitRows(lists[name]) }
}
