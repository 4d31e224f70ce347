import pg from 'pg'

/** Empties a PostgreSQL database before a test. */
export async function resetDatabase(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  await client.end()
}
