import type { Kysely } from 'kysely'
import { contentNames } from '#contract/entity-names.ts'
import type { RecordAct } from '../control/acts.ts'
import { readContentVersion } from '../database/content-version.ts'
import type { Tables } from '../database/tables.ts'
import { summarizeChanges, type EntityChanges } from './content-changes.ts'
import { listRanges } from '../database/rows.ts'
import { raiseVersion } from './lock-content.ts'
import { markRemovedPostings, seenRanges } from './record-new-postings.ts'
import { deleteUndoRows, putBack, type UndoEntry } from './undo-entries.ts'

export type Undoing = {
  readonly at: Date
  readonly operator: string
  readonly changes: ReadonlyArray<EntityChanges>
  readonly stays: ReadonlyArray<string>
}

export class CannotUndo extends Error {
  override readonly name = 'CannotUndo'
}

type Entry = UndoEntry & { readonly at: Date; readonly operator: string; readonly version: number }

async function latestEntry(db: Kysely<Tables>): Promise<Entry> {
  const found = await db.selectFrom('content_undo').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (!found) throw new CannotUndo('There is no import to undo: each can be undone for 30 days, the latest first.')
  if (found.stands_at !== (await readContentVersion({ db })))
    throw new CannotUndo(
      'The content was changed since the latest import that can be undone, by a release that keeps nothing for that. Import what is to be there instead.',
    )
  return found
}

const opposite = { added: 'removed', changed: 'changed', removed: 'added' } as const

async function readChanges(db: Kysely<Tables>, { id, orders }: Entry): Promise<ReadonlyArray<EntityChanges>> {
  const rows = await db
    .selectFrom('content_undo_row')
    .select(['entity', 'what', ({ fn }) => fn.countAll<string | number>().as('count')])
    .where('undo_id', '=', id)
    .groupBy(['entity', 'what'])
    .execute()
  return contentNames.flatMap((name): EntityChanges[] => {
    const before = orders[name]
    if (!before) return []
    const counts = { added: 0, changed: 0, removed: 0 }
    for (const { entity, what, count } of rows) if (entity === name) counts[opposite[what]] = Number(count)
    const stored = before.length - counts.added + counts.removed
    const isReordered = counts.added + counts.changed + counts.removed === 0
    const unchanged = before.length - counts.added - counts.changed
    return [{ name, ...counts, stored, unchanged, staying: 0, isReordered }]
  })
}

const areAlertsSent = async (db: Kysely<Tables>, { at, version }: Entry) =>
  (await db
    .selectFrom('job_subscription')
    .select('PrimaryKey')
    .where('told_version', '>=', version)
    .where('created_at', '<=', at)
    .limit(1)
    .executeTakeFirst()) !== undefined

async function countNotified(db: Kysely<Tables>, { id, at }: Entry) {
  const removed = db
    .selectFrom('content_undo_row')
    .select('key')
    .where('undo_id', '=', id)
    .where('entity', '=', 'JobPostingHeader')
    .where('what', '=', 'removed')
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('closing_told_at', '>=', at)
    .where('JobPosting_ID', 'in', removed)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countBrought(db: Kysely<Tables>, { version }: Entry) {
  const { count } = await db
    .selectFrom('posting_seen')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function findStaying(db: Kysely<Tables>, entry: Entry): Promise<ReadonlyArray<string>> {
  const [told, brought] = [await countNotified(db, entry), await countBrought(db, entry)]
  return [
    ...(told > 0 ? [`Mails to writers of drafts that their job has closed: ${told}.`] : []),
    ...(brought > 0 && (await areAlertsSent(db, entry))
      ? [`Jobs that it brought, of which job alerts may have told: ${brought}. No alert tells of them again.`]
      : []),
  ]
}

export async function readUndo(db: Kysely<Tables>): Promise<Undoing> {
  const entry = await latestEntry(db)
  const { at, operator } = entry
  return { at, operator, changes: await readChanges(db, entry), stays: await findStaying(db, entry) }
}

/** Postings that alerts have announced must not count as new again. */
async function forgetBrought(db: Kysely<Tables>, entry: Entry) {
  if (await areAlertsSent(db, entry)) return
  // The writer of a draft is to hear of a job that is gone no sooner than of any other.
  const applied = db.selectFrom('application').select('JobPosting_ID')
  for await (const { first, last } of listRanges(db, 'posting_seen', 'JobPosting_ID', seenRanges))
    await db
      .deleteFrom('posting_seen')
      .where('version', '=', entry.version)
      .where('JobPosting_ID', '>=', first)
      .where('JobPosting_ID', '<=', last)
      .where('JobPosting_ID', 'not in', applied)
      .execute()
}

async function dropEntry(db: Kysely<Tables>, entry: Entry, now: Date) {
  const { id, version } = entry
  const stands = await raiseVersion(db, now)
  await deleteUndoRows(db, entry)
  await db.deleteFrom('content_undo').where('id', '=', id).execute()
  await db
    .updateTable('content_undo')
    .set({ stands_at: stands })
    .where('stands_at', '=', version - 1)
    .execute()
}

type UndoParts = { readonly operator: string; readonly now: Date; readonly recordAct: RecordAct }

/** Call in a transaction after `lockContent`. @throws {CannotUndo} before anything is changed */
export async function undoImport(db: Kysely<Tables>, { operator, now, recordAct }: UndoParts): Promise<Undoing> {
  const entry = await latestEntry(db)
  const undoing = await readUndo(db)
  for (const name of contentNames) if (entry.orders[name]) await putBack(db, entry, name)
  await forgetBrought(db, entry)
  await markRemovedPostings(db, now)
  await dropEntry(db, entry, now)
  const done = summarizeChanges(undoing.changes)
  const summary = `import of ${entry.at.toISOString()} by ${entry.operator} undone: ${done}`
  await recordAct(db, { operator, command: 'content undo', summary })
  return undoing
}
