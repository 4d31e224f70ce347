import { PGlite } from '@electric-sql/pglite'
import { openAsBlob } from 'node:fs'
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { openDatabase, type Database } from './open-database.ts'

async function createEmpty(databaseUrl: string, name: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"`)
  await client.end()
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href
}

async function pathOfTemplate() {
  const { version } = JSON.parse(await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8')) as {
    version: string
  }
  return `node_modules/.cache/pglite/empty-${version}.tar`
}

/**
 * Makes the template under another name and gives it its own, unless it has come meanwhile: several tests may need it at
 * once, and one that is read already must not be replaced.
 */
async function makeTemplate(path: string) {
  const empty = await PGlite.create()
  const packed = await empty.dumpDataDir('none')
  await empty.close()
  await mkdir(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  await writeFile(draft, await packed.bytes())
  await link(draft, path).catch(async () => access(path))
  await rm(draft)
}

/** A database without any table, packed: unpacking it takes a sixth of the time that making one takes. */
async function openTemplate(): Promise<Blob> {
  const path = await pathOfTemplate()
  await access(path).catch(() => makeTemplate(path))
  return openAsBlob(path)
}

/** An empty database in memory, or a new one of that name on the PostgreSQL that TEST_DATABASE_URL names. */
export async function openTestDatabase(name: string): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return openDatabase(server ? { databaseUrl: await createEmpty(server, name) } : { template: await openTemplate() })
}
