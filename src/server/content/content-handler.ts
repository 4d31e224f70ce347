import { isDiskFull } from '../database/database-problem.ts'
import type { Database } from '../database/open-database.ts'
import { checkContent } from './check-content.ts'
import { readExistingContent } from './existing-content.ts'
import type { ContentTables } from './content-tables.ts'
import type { Actions } from '../control/control-socket.ts'
import { exportContent } from './export-content.ts'
import { ContentProblems, importContent } from './import-content.ts'
import type { Ways } from '../control/reach-site.ts'

export type ImportRequest = { readonly tables: ContentTables; readonly prune: boolean }

/** The outcome of a request; rows were written only when there are no problems. */
export type Outcome = {
  readonly problems: ReadonlyArray<string>
  readonly notes: ReadonlyArray<string>
  readonly counts: Readonly<Record<string, number>>
}

/** Checks, imports and exports content. */
export type ContentHandler = {
  check(request: ImportRequest): Promise<Outcome>
  import(request: ImportRequest): Promise<Outcome>
  export(): Promise<ContentTables>
}

const countRows = (tables: ContentTables) =>
  Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.length]))

const diskFull = 'The disk that holds the database is full: make room and import again'

/** The content handler of an open database. */
export const createContentHandler = (database: Database): ContentHandler => ({
  async check({ tables, prune }) {
    const { problems, notes } = checkContent(tables, { existing: await readExistingContent(database.db), prune })
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

/** What a running site can be asked for about its content. */
export const contentActions = (handler: ContentHandler) =>
  ({
    check: (request: ImportRequest) => handler.check(request),
    import: (request: ImportRequest) => handler.import(request),
    export: () => handler.export(),
  }) satisfies Actions

/** How content is reached. */
export const contentWays: Ways<ContentHandler> = {
  own: createContentHandler,
  remote: (ask) => ({
    check: (request) => ask('check', request),
    import: (request) => ask('import', request),
    export: () => ask('export', {}),
  }),
}
