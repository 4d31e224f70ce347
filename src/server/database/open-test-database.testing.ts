import pg from 'pg'
import { makeEmptyDatabase } from './empty-database.ts'
import { openDatabase, type Database } from './open-database.ts'

async function createEmpty(databaseUrl: string, name: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"`)
  await client.end()
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
}

/** An empty database in memory, or a new one of that name on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(name: string): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (server) return openDatabase({ databaseUrl: await createEmpty(server, name) })
  await makeEmptyDatabase()
  return openDatabase()
}
