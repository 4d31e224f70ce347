import type { Row, Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { callNotices, type Notifications } from './notifications.ts'
import type { Running } from './ports.ts'
import { createLists, rowsOf, shareRows, type Lists } from './reference-list.ts'
import { noNotices, type CallNotices, type Transact } from './transaction.ts'

/** The way to the server, and the lists that are read on it. */
export interface Calls {
  /** Runs a transaction; the site shows the notices of it, and its rows reach the lists. */
  readonly transact: Transact
  /** Runs a transaction of which its flow shows notices of its own. */
  readonly transactQuietly: Transact
  readonly lists: Lists
  /** The rows of a list, which is read when it is not here. Rejects when it could not be loaded. */
  readonly need: <Name extends EntityName>(name: Name) => Promise<ReadonlyArray<Row<Name>>>
}

type Way = {
  /** Runs transactions with these notices. */
  readonly run: (notices: CallNotices) => Transact
  readonly notifications: Notifications
}

/** @param rows those that came with the page */
export function createCalls({ run, notifications }: Way, rows: Partial<Rows>, running: Running): Calls {
  const runAloud = run(callNotices(notifications))
  const lists = createLists(rows, runAloud, running)
  const transact: Transact = async (operations, options) => {
    const outcome = await runAloud(operations, options)
    shareRows(lists, operations, outcome.rows)
    return outcome
  }
  return { transact, transactQuietly: run(noNotices), lists, need: (name) => rowsOf(lists[name]) }
}
