import { sql, type Kysely } from 'kysely'
import { minimumDate } from '#contract/day.ts'
import { type Row, entities } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { anyContent, toCells } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import { getKeyColumn, type EntityPlan } from './plan-import.ts'

const insertBatchSize = 200
const deleteBatchSize = 1_000

type Cells = Record<string, unknown>

/** The date of the last change, unless it is unknown or lies ahead. */
function firstPublished({ LastModifiedDate }: Row<'JobPostingHeader'>, now: Date) {
  const { value } = LastModifiedDate
  return value.startsWith(minimumDate) || Date.parse(value) > now.getTime() ? now.toISOString() : value
}

function toInsertRow<Name extends ContentName>(name: Name, row: Row<Name>, order: number, now: Date): Cells {
  const cells = toCells(name, row, order)
  return name === 'JobPostingHeader'
    ? { ...cells, FirstPublished: firstPublished(row as Row<'JobPostingHeader'>, now) }
    : cells
}

export function splitIntoChunks<Item>(items: ReadonlyArray<Item>, size: number) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

async function upsert(db: Kysely<Tables>, name: ContentName, rows: ReadonlyArray<Cells>) {
  const key = getKeyColumn(name)
  const updated = Object.keys(rows[0] ?? {}).filter((column) => column !== key && column !== 'FirstPublished')
  for (const chunk of splitIntoChunks(rows, insertBatchSize))
    await anyContent(db)
      .insertInto<ContentName>(name)
      .values([...chunk])
      .onConflict((conflict) =>
        conflict
          .column(key)
          .doUpdateSet((excluded) =>
            Object.fromEntries(updated.map((column) => [column, excluded.ref(`excluded.${column}`)])),
          ),
      )
      .execute()
}

/** In chunks: PostgreSQL takes at most 65,535 parameters. */
async function removeRows(db: Kysely<Tables>, name: ContentName, keys: ReadonlySet<string>) {
  for (const some of splitIntoChunks([...keys], deleteBatchSize))
    await anyContent(db)
      .deleteFrom<ContentName>(name)
      .where(getKeyColumn(name) as never, 'in', some as never)
      .execute()
}

export async function orderRows(db: Kysely<Tables>, name: ContentName, keys: ReadonlyArray<string>): Promise<void> {
  if (entities[name].key === null) return
  const [table, key] = [sql.table(name), sql.ref(getKeyColumn(name))]
  await sql`update ${table} set "ServerOrder" = "ServerOrder" + ${keys.length}::integer`.execute(db)
  await sql`update ${table} set "ServerOrder" = place.number - 1
    from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) with ordinality as place(key, number)
    where ${table}.${key} = place.key`.execute(db)
}

/** Overwrites known rows except for `FirstPublished`. Given rows come first, before those that stay. */
export async function writeRows<Name extends ContentName>(
  db: Kysely<Tables>,
  rows: ReadonlyArray<Row<Name>>,
  plan: EntityPlan & { readonly name: Name },
  now: Date,
): Promise<void> {
  const { name, added, changed, removed } = plan
  const cells = rows.map((row, order) => toInsertRow(name, row, order, now))
  const keys = cells.map((row) => String(row[getKeyColumn(name)]))
  await removeRows(db, name, removed)
  await upsert(
    db,
    name,
    cells.filter((_, at) => added.has(keys[at]!) || changed.has(keys[at]!)),
  )
  await orderRows(db, name, keys)
}
