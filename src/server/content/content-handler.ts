import { isDiskFull } from '../database/database-problem.ts'
import type { Database } from '../database/open-database.ts'
import { checkContent } from './check-content.ts'
import { readKnownContent } from './existing-content.ts'
import type { ContentTables } from './content-tables.ts'
import { exportContent } from './export-content.ts'
import { ContentProblems, importContent } from './import-content.ts'

export type ImportOrder = { readonly tables: ContentTables; readonly prune: boolean }

/** What came of an order: rows were written only when there are no problems. */
export type Outcome = {
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
  readonly counts: Readonly<Record<string, number>>
}

/** The place where content is checked, taken in and given out. */
export type ContentDesk = {
  check(order: ImportOrder): Promise<Outcome>
  import(order: ImportOrder): Promise<Outcome>
  export(): Promise<ContentTables>
}

const countRows = (tables: ContentTables) =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]))

const diskFull = 'The disk that holds the database is full: make room and import again'

/** The desk of an open database. */
export const openDesk = (database: Database): ContentDesk => ({
  async check({ tables, prune }) {
    const { problems, notes } = checkContent(tables, { known: await readKnownContent(database.db), prune })
    return { problems, notes, counts: countRows(tables) }
  },
  async import({ tables, prune }) {
    try {
      const report = await importContent(database, tables, { prune })
      await database.tidy()
      return { problems: [], ...report }
    } catch (error) {
      if (error instanceof ContentProblems) return { problems: error.problems, notes: error.notes, counts: {} }
      if (!isDiskFull(error)) throw error
      return { problems: [diskFull], notes: [], counts: {} }
    }
  },
  export: () => exportContent(database),
})
