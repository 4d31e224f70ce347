import { sql, type Kysely } from 'kysely'
import { minimumDate } from '#contract/day.ts'
import { type Row, entities } from '#contract/entities.ts'
import type { ContentName } from '#contract/entity-names.ts'
import { anyContent, getKeyColumn, toCells } from '../database/rows.ts'
import type { Tables } from '../database/tables.ts'
import type { EntityPlan } from './plan-import.ts'

/** How many rows one statement writes: on PGlite nothing else runs while it does. */
export const batchSize = 50
const moveBatchSize = 250

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

export function splitIntoChunks<Item>(items: ReadonlyArray<Item>, size = batchSize) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

async function upsert(db: Kysely<Tables>, name: ContentName, rows: ReadonlyArray<Cells>) {
  const key = getKeyColumn(name)
  const updated = Object.keys(rows[0] ?? {}).filter((column) => column !== key && column !== 'FirstPublished')
  await anyContent(db)
    .insertInto<ContentName>(name)
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .column(key)
        .doUpdateSet((excluded) =>
          Object.fromEntries(updated.map((column) => [column, excluded.ref(`excluded.${column}`)])),
        ),
    )
    .execute()
}

const keyCondition = (name: ContentName) => getKeyColumn(name) as never

async function removeRows(db: Kysely<Tables>, name: ContentName, keys: ReadonlySet<string>) {
  for (const some of splitIntoChunks([...keys]))
    await anyContent(db)
      .deleteFrom<ContentName>(name)
      .where(keyCondition(name), 'in', some as never)
      .execute()
}

export async function moveRows(
  db: Kysely<Tables>,
  name: ContentName,
  places: Iterable<readonly [key: string, place: number]>,
): Promise<void> {
  const [table, key] = [sql.table(name), sql.ref(getKeyColumn(name))]
  for (const some of splitIntoChunks([...places], moveBatchSize))
    await sql`update ${table} set "ServerOrder" = place.number
      from (select key, number::integer from jsonb_each_text(${JSON.stringify(Object.fromEntries(some))}::jsonb)
        as each(key, number)) as place
      where ${table}.${key} = place.key and "ServerOrder" <> place.number`.execute(db)
}

/** Overwrites known rows except for `FirstPublished`. */
export async function writeRows<Name extends ContentName>(
  db: Kysely<Tables>,
  rows: ReadonlyArray<Row<Name>>,
  { name, added, changed, removed, moved }: EntityPlan & { readonly name: Name },
  now: Date,
): Promise<void> {
  const { key } = entities[name]
  const getKey = (row: Row<Name>, order: number) => String(key === null ? order : (row as Cells)[key])
  const written = [...rows.entries()].filter(([order, row]) => {
    const id = getKey(row, order)
    return added.has(id) || changed.has(id)
  })
  await removeRows(db, name, removed)
  for (const some of splitIntoChunks(written))
    await upsert(
      db,
      name,
      some.map(([order, row]) => toInsertRow(name, row, order, now)),
    )
  await moveRows(db, name, moved)
}
