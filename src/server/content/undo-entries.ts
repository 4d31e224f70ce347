import { sql, type Kysely } from 'kysely'
import type { ContentName } from '#contract/entity-names.ts'
import type { Tables } from '../database/tables.ts'
import { isChange, getKeyColumn, type EntityPlan } from './plan-import.ts'
import { splitIntoChunks } from './write-rows.ts'

const batchSize = 1_000

type Change = { readonly operator: string; readonly at: Date; readonly version: number }

type Keys = { readonly undoId: number; readonly name: ContentName; readonly what: 'changed' | 'removed' }

const keyText = (name: ContentName) => sql<string>`${sql.table(name)}.${sql.ref(getKeyColumn(name))}::text`

const storeUndoRows = (db: Kysely<Tables>, { undoId, name, what }: Keys, keys: ReadonlyArray<string>) =>
  sql`insert into content_undo_row (undo_id, entity, key, what, cells)
    select ${undoId}::integer, ${name}, ${keyText(name)}, ${what}, to_jsonb(${sql.table(name)})
    from ${sql.table(name)} where ${keyText(name)} in (${sql.join(keys)})`.execute(db)

async function storeUndoPlan(db: Kysely<Tables>, undoId: number, { name, added, changed, removed }: EntityPlan) {
  for (const [what, keys] of [['changed', changed] as const, ['removed', removed] as const])
    for (const chunk of splitIntoChunks([...keys], batchSize)) await storeUndoRows(db, { undoId, name, what }, chunk)
  for (const chunk of splitIntoChunks([...added], batchSize))
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
