import type { PGlite } from '@electric-sql/pglite'

type Rows = { readonly table: string; readonly columns: string; readonly rows: string }

export type Original = { readonly catalogue: string; readonly rows: ReadonlyArray<Rows> }

const catalogues = `select relname as name from pg_class where relnamespace = 'pg_catalog'::regnamespace
  and relkind = 'r' and relname not like 'pg_statistic%' order by 1`

const filledTables = `select quote_ident(relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0 order by 1`

async function queryNames(pglite: PGlite, question: string): Promise<ReadonlyArray<string>> {
  return (await pglite.query<{ name: string }>(question)).rows.map(({ name }) => name)
}

export async function readCatalogue(pglite: PGlite): Promise<string> {
  const counts = (await queryNames(pglite, catalogues)).map(
    (name) => `(select concat_ws(' ', '${name}', count(*), max(xmin::text::bigint)) from pg_catalog.${name})`,
  )
  const { rows } = await pglite.query<{ catalogue: string }>(`select concat_ws(', ', ${counts.join()}) as catalogue`)
  return rows[0]?.catalogue ?? ''
}

const columnsQuery = (table: string) => `select quote_ident(attname) as name from pg_attribute
  where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`

async function readRows(pglite: PGlite, table: string): Promise<Rows> {
  const columns = (await queryNames(pglite, columnsQuery(table))).join()
  const { rows } = await pglite.query<Rows>(`select json_agg(one)::text as rows from ${table} one`)
  return { table, columns, rows: rows[0]?.rows ?? '[]' }
}

export async function describeOriginal(pglite: PGlite): Promise<Original> {
  const rows: Rows[] = []
  for (const table of await queryNames(pglite, filledTables)) rows.push(await readRows(pglite, table))
  return { catalogue: await readCatalogue(pglite), rows }
}

async function replaceRows(pglite: PGlite, original: Original) {
  const filled = await queryNames(pglite, filledTables)
  await pglite.transaction(async (transaction) => {
    await transaction.exec(`set local session_replication_role = replica; truncate ${filled.join()} cascade`)
    for (const { table, columns, rows } of original.rows)
      await transaction.query(
        `insert into ${table} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [rows],
      )
    await transaction.query('select setval(seqrelid, seqstart, false) from pg_sequence')
  })
}

export async function resetDatabase(pglite: PGlite, original: Original): Promise<Original | null> {
  await pglite.exec('rollback')
  await pglite.exec('discard all')
  if ((await readCatalogue(pglite)) !== original.catalogue) return null
  await replaceRows(pglite, original)
  // PGlite does not do that by itself: its log would fill the memory.
  await pglite.exec('checkpoint')
  return { ...original, catalogue: await readCatalogue(pglite) }
}
