import { recordTables } from '../database/recorded-migrations.ts'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

type ForeignKey = {
  readonly columns: ReadonlyArray<string>
  readonly parent: string
  readonly parentColumns: ReadonlyArray<string>
}

export type TableShape = {
  readonly name: string
  readonly texts: ReadonlyArray<string>
  readonly key: ReadonlyArray<string>
  readonly foreignKeys: ReadonlyArray<ForeignKey>
}

const columnNamesSql = (numbers: string, table: string) =>
  sql.raw(`(select json_agg(attname order by place) from unnest(${numbers}) with ordinality as numbered(number, place)
    join pg_attribute on attrelid = ${table} and attnum = number)`)

export async function readSchema(db: Kysely<Tables>): Promise<ReadonlyArray<TableShape>> {
  const { rows } = await sql<TableShape>`
    select relname::text as name,
      coalesce((select json_agg(attname order by attnum) from pg_attribute join pg_type on pg_type.oid = atttypid
        where attrelid = one.oid and attnum > 0 and not attisdropped
        and (typcategory in ('S', 'A') or typname in ('json', 'jsonb'))), '[]') as texts,
      coalesce((select ${columnNamesSql('conkey', 'conrelid')} from pg_constraint
        where conrelid = one.oid and contype = 'p'), '[]') as key,
      coalesce((select json_agg(json_build_object('columns', ${columnNamesSql('conkey', 'conrelid')},
          'parent', (select relname from pg_class where oid = confrelid),
          'parentColumns', ${columnNamesSql('confkey', 'confrelid')}))
        from pg_constraint where conrelid = one.oid and contype = 'f'), '[]') as "foreignKeys"
    from pg_class one
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not in (${sql.join(recordTables)})
    order by 1`.execute(db)
  return rows
}
