import { sql, type KyselyPlugin } from 'kysely'
import type { Database } from '../database/open-database.ts'

/** Written before a proof is used up, or as a side effect: a fault there would hide the others. */
const spared = /"(captcha_used|attempt_count|captcha_secret|session_family|session_token)"/
const maxQuotedLength = 3_500

function collectValues(node: unknown): ReadonlyArray<unknown> {
  if (typeof node !== 'object' || node === null) return []
  if ('kind' in node && node.kind === 'ValueNode' && 'value' in node) return [node.value]
  if ('kind' in node && node.kind === 'PrimitiveValueListNode' && 'values' in node) return [node.values]
  return Object.values(node).flatMap(collectValues)
}

export function quotingDriver() {
  let failing = ''
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const values = JSON.stringify(collectValues(node))
      if (node.kind === failing && values !== '[]' && !spared.test(JSON.stringify(node)))
        throw new Error(`cannot bind ${values.slice(0, maxQuotedLength)}`)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { plugin, createFailure: (kind: string) => void (failing = kind) }
}

export type Fault = { readonly plant: () => Promise<void>; readonly mend: () => Promise<void> }

export const quotingProcedure = ({ db }: Database, tables: ReadonlyArray<string>): Fault => ({
  plant: async () => {
    await sql`create or replace function quote_row() returns trigger language plpgsql as
      $$ begin raise exception 'refused: %', row_to_json(new) using errcode = '23514'; end $$`.execute(db)
    for (const table of tables)
      await sql`create trigger quotes before insert or update on ${sql.table(table)}
        for each row execute function quote_row()`.execute(db)
  },
  mend: async () => {
    for (const table of tables) await sql`drop trigger quotes on ${sql.table(table)}`.execute(db)
  },
})

export const brokenConstraint = ({ db }: Database, tables: ReadonlyArray<string>): Fault => ({
  plant: async () => {
    for (const table of tables)
      await sql`alter table ${sql.table(table)} add constraint no_row check (false) not valid`.execute(db)
  },
  mend: async () => {
    for (const table of tables) await sql`alter table ${sql.table(table)} drop constraint no_row`.execute(db)
  },
})
