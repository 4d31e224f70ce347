import { CompiledQuery, PostgresDialect, type DatabaseConnection } from 'kysely'
import pg from 'pg'
import { wordsOf } from '../describe-error.ts'
import { showAddress } from '../hide-private.ts'
import { DatabaseProblem } from './database-problem.ts'
import { parseMoment, timestamptz } from './parse-values.ts'

const getTypeParser = ((type: number, format?: 'text' | 'binary') =>
  type === timestamptz ? parseMoment : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser

const keepToUtc = async (connection: DatabaseConnection) => {
  await connection.executeQuery(CompiledQuery.raw(`set time zone 'UTC'`))
}

/** Connects to PostgreSQL. @throws DatabaseProblem when it does not answer. */
export async function openPostgres(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, types: { getTypeParser } })
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseProblem(
      `PostgreSQL at ${showAddress(databaseUrl)} does not answer (${wordsOf(error)}): check DATABASE_URL and that the server runs.`,
    )
  }
  return new PostgresDialect({ pool, onCreateConnection: keepToUtc })
}
