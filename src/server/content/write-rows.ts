import type { Kysely } from 'kysely'
import { minimumDate } from '#contract/day.ts'
import type { Row } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { entities } from '#contract/entities.ts'
import { anyContent, toCells } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'

const rowsInOneStatement = 200
const removedInOneStatement = 1_000

type Cells = Record<string, unknown>

/** A posting counts as published when it was last changed, if that was before it came here. */
function firstPublished({ LastModifiedDate }: Row<'JobPostingHeader'>, now: Date) {
  const { value } = LastModifiedDate
  return value.startsWith(minimumDate) || Date.parse(value) > now.getTime() ? now.toISOString() : value
}

function cellsOf<Name extends ContentName>(name: Name, row: Row<Name>, order: number, now: Date): Cells {
  const cells = toCells(name, row, order)
  return name === 'JobPostingHeader'
    ? { ...cells, FirstPublished: firstPublished(row as Row<'JobPostingHeader'>, now) }
    : cells
}

function chunksOf<Item>(items: ReadonlyArray<Item>, size: number) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

async function upsert(db: Kysely<Tables>, name: ContentName, rows: ReadonlyArray<Cells>) {
  const key = entities[name].key ?? 'ServerOrder'
  const updated = Object.keys(rows[0] ?? {}).filter((column) => column !== key && column !== 'FirstPublished')
  for (const chunk of chunksOf(rows, rowsInOneStatement))
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

/** Removes the rows of an entity that have none of these keys; PostgreSQL takes no more than 65,535 values at once. */
async function removeOthers(db: Kysely<Tables>, name: ContentName, key: string, ids: ReadonlyArray<unknown>) {
  const content = anyContent(db)
  const stay = new Set(ids)
  const rows = (await content
    .selectFrom<ContentName>(name)
    .select(key as never)
    .execute()) as ReadonlyArray<Cells>
  const gone = rows.flatMap((row) => (stay.has(row[key]) ? [] : [row[key]]))
  for (const some of chunksOf(gone, removedInOneStatement))
    await content
      .deleteFrom<ContentName>(name)
      .where(key as never, 'in', some as never)
      .execute()
}

async function makeRoom(db: Kysely<Tables>, name: ContentName, ids: ReadonlyArray<unknown>, prune: boolean) {
  const { key } = entities[name]
  const content = anyContent(db)
  if (key === null) return
  if (prune) await removeOthers(db, name, key, ids)
  await content
    .updateTable<ContentName>(name)
    .set((row) => ({ ServerOrder: row('ServerOrder', '+', ids.length) }))
    .execute()
}

/**
 * Writes the rows of one entity in their order, before the rows that stay. A known key is overwritten, except for the
 * moment a posting was first published. With `prune` the other rows go.
 */
export async function writeRows<Name extends ContentName>(
  db: Kysely<Tables>,
  name: Name,
  rows: ReadonlyArray<Row<Name>>,
  { now, prune }: { readonly now: Date; readonly prune: boolean },
): Promise<void> {
  const cells = rows.map((row, order) => cellsOf(name, row, order, now))
  const { key } = entities[name]
  await makeRoom(
    db,
    name,
    cells.map((row) => (key ? row[key] : null)),
    prune,
  )
  await upsert(db, name, cells)
}
