import { sql, type Kysely } from 'kysely'
import { contentNames, type ContentName } from '#contract/entity-names.ts'
import { entities } from '#contract/entities.ts'
import type { Tables } from '../database/tables.ts'
import { getKeyColumn } from '../database/rows.ts'
import { isChange, type EntityPlan } from './plan-import.ts'
import { batchSize, moveRows, splitIntoChunks } from './write-rows.ts'

const addedBatchSize = 500

type Change = { readonly operator: string; readonly at: Date; readonly version: number }

type Keys = { readonly undoId: number; readonly name: ContentName; readonly what: 'changed' | 'removed' }

/** Only the table of one row has a key that is a number; without a cast the index is used. */
const keyText = (name: ContentName) => {
  const column = sql`${sql.table(name)}.${sql.ref(getKeyColumn(name))}`
  return entities[name].key === null ? sql<string>`${column}::text` : sql<string>`${column}`
}

const storeUndoRows = (db: Kysely<Tables>, { undoId, name, what }: Keys, keys: ReadonlyArray<string>) =>
  sql`insert into content_undo_row (undo_id, entity, key, what, cells)
    select ${undoId}::integer, ${name}, ${keyText(name)}, ${what}, to_jsonb(${sql.table(name)})
    from ${sql.table(name)} where ${keyText(name)} in (${sql.join(keys)})`.execute(db)

async function storeUndoPlan(db: Kysely<Tables>, undoId: number, { name, added, changed, removed }: EntityPlan) {
  for (const [what, keys] of [['changed', changed] as const, ['removed', removed] as const])
    for (const chunk of splitIntoChunks([...keys])) await storeUndoRows(db, { undoId, name, what }, chunk)
  for (const chunk of splitIntoChunks([...added], addedBatchSize))
    await db
      .insertInto('content_undo_row')
      .values(chunk.map((key) => ({ undo_id: undoId, entity: name, key, what: 'added' as const })))
      .execute()
}

/** Call before the import writes: keeps rows and order as they are, for an undo. */
export async function storeUndoEntry(
  db: Kysely<Tables>,
  plans: ReadonlyArray<EntityPlan>,
  { operator, at, version }: Change,
): Promise<void> {
  const changed = plans.filter(isChange)
  const orders = JSON.stringify(Object.fromEntries(changed.map(({ name, stored }) => [name, stored])))
  const { id } = await db
    .insertInto('content_undo')
    .values({ at: at.toISOString(), operator, version, stands_at: version, orders })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const plan of changed) await storeUndoPlan(db, id, plan)
}

export type UndoEntry = {
  readonly id: number
  readonly orders: Readonly<Partial<Record<ContentName, ReadonlyArray<string>>>>
}

const undoRows = ({ id }: UndoEntry, name: ContentName) =>
  sql`content_undo_row as kept where kept.undo_id = ${id}::integer and kept.entity = ${name}`

/** A later release may have added columns that the kept rows lack. */
async function listUndoColumns(db: Kysely<Tables>, entry: UndoEntry, name: ContentName) {
  const { rows } = await sql<{ name: string }>`select jsonb_object_keys(cells) as name
    from (select kept.cells from ${undoRows(entry, name)} and kept.cells is not null limit 1) as one`.execute(db)
  return rows.map((column) => sql.ref(column.name))
}

async function* listUndoKeys(db: Kysely<Tables>, { id }: UndoEntry, name: ContentName) {
  const all = db.selectFrom('content_undo_row').select(['key', 'what']).where('undo_id', '=', id)
  const some = all.where('entity', '=', name).orderBy('key').limit(batchSize)
  for (let after = ''; ;) {
    const rows = await (after === '' ? some : some.where('key', '>', after)).execute()
    if (rows.length > 0) yield rows
    if (rows.length < batchSize) return
    after = rows.at(-1)!.key
  }
}

export async function putBack(db: Kysely<Tables>, entry: UndoEntry, name: ContentName) {
  const table = sql.table(name)
  const columns = await listUndoColumns(db, entry, name)
  for await (const rows of listUndoKeys(db, entry, name)) {
    const keys = sql.join(rows.map(({ key }) => key))
    await sql`delete from ${table} where ${keyText(name)} in (${keys})`.execute(db)
    if (columns.length > 0 && rows.some(({ what }) => what !== 'added'))
      await sql`insert into ${table} (${sql.join(columns)}) select ${sql.join(columns)}
        from (select (jsonb_populate_record(null::${table}, kept.cells)).*
          from ${undoRows(entry, name)} and kept.cells is not null and kept.key in (${keys})) as cells`.execute(db)
  }
  if (entities[name].key !== null)
    await moveRows(
      db,
      name,
      (entry.orders[name] ?? []).map((key, at) => [key, at]),
    )
}

export async function deleteUndoRows(db: Kysely<Tables>, entry: UndoEntry) {
  for (const name of contentNames)
    for await (const rows of listUndoKeys(db, entry, name))
      await db
        .deleteFrom('content_undo_row')
        .where('undo_id', '=', entry.id)
        .where('entity', '=', name)
        .where(
          'key',
          'in',
          rows.map(({ key }) => key),
        )
        .execute()
}
