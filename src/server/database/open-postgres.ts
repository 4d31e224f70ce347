import type { Socket } from 'node:net'
import { PostgresDialect, sql, type Kysely } from 'kysely'
import pg from 'pg'
import { errorMessage, showAddress } from '../log/describe-error.ts'
import { DatabaseProblem } from './database-problem.ts'
import { parseMoment, timestamptz } from './parse-values.ts'

/** In milliseconds; 0 is for ever. */
export type PostgresTimes = {
  readonly connection: number
  readonly statement: number
  readonly lock: number
  readonly idle: number
  /** Until a silent server counts as gone; must exceed every statement's limit. */
  readonly silence: number
}

export const servingTimes: PostgresTimes = {
  connection: 5_000,
  statement: 30_000,
  lock: 10_000,
  idle: 30_000,
  silence: 120_000,
}

export const migratingTimes: PostgresTimes = { connection: 5_000, statement: 0, lock: 0, idle: 0, silence: 0 }

const importTime = String(servingTimes.silence - 10_000)

export async function allowLong(transaction: Kysely<never>): Promise<void> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const settings = names.map((name) => sql`set_config(${sql.lit(name)}, ${sql.lit(importTime)}, true)`)
  await sql`select ${sql.join(settings)}`.execute(transaction)
}

const getTypeParser = ((type: number, format?: 'text' | 'binary') =>
  type === timestamptz ? parseMoment : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser

/** Set after connecting, because poolers refuse unknown startup parameters. */
const sessionSettings = ({ statement, lock, idle }: PostgresTimes) =>
  `select set_config('TimeZone', 'UTC', false), set_config('statement_timeout', '${statement}', false),
    set_config('lock_timeout', '${lock}', false), set_config('idle_in_transaction_session_timeout', '${idle}', false)`

async function prepare(client: pg.ClientBase, times: PostgresTimes) {
  // A connection that breaks while it is in use would end the process; its query rejects all the same.
  client.on('error', () => undefined)
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.setTimeout(times.silence, () => stream.destroy(new Error('PostgreSQL says nothing')))
  await client.query(sessionSettings(times))
}

export const usualPool = 10

export function createPool(databaseUrl: string, times: PostgresTimes, most = usualPool): pg.Pool {
  /** The pool awaits the result, although its types do not say so. */
  const onConnect = (client: pg.ClientBase): unknown => prepare(client, times)
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    types: { getTypeParser },
    max: most,
    connectionTimeoutMillis: times.connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect,
  })
  return pool.on('error', () => undefined)
}

type Session = { readonly process: number; readonly statement: number }

export type PooledClient = {
  query(asked: { readonly text: string; readonly query_timeout: number }): Promise<{ readonly rows: unknown[] }>
  release(isBroken?: boolean): void
}

const readSession = `select pg_backend_pid() as process,
  (select setting::integer from pg_settings where name = 'statement_timeout') as statement`

const poolerWarning =
  'DATABASE_URL leads to a pooler that changes connections between two statements: the time limits and locks of the site do not hold. Set the pooler to session mode, or lead DATABASE_URL past it.'

async function changesConnections(
  [holder, asker]: readonly [PooledClient, PooledClient],
  { statement }: PostgresTimes,
) {
  const ask = (client: PooledClient, text: string) => client.query({ text, query_timeout: servingTimes.connection })
  const readOwn = async () => (await ask(asker, readSession)).rows[0] as Session
  const before = await readOwn()
  // A pooler in transaction mode now has to give the other one another connection.
  await ask(holder, 'begin')
  const now = await readOwn()
  await ask(holder, 'rollback')
  return before.process !== now.process || now.statement !== statement
}

export async function findPooler(connect: () => Promise<PooledClient>, times: PostgresTimes): Promise<string | null> {
  const held: PooledClient[] = []
  let isMidway = false
  async function hold() {
    const client = await connect()
    held.push(client)
    return client
  }
  try {
    const clients = [await hold(), await hold()] as const
    isMidway = true
    const isPooler = await changesConnections(clients, times)
    isMidway = false
    return isPooler ? poolerWarning : null
  } catch {
    return null
  } finally {
    for (const client of held) client.release(isMidway)
  }
}

export async function openPostgres(databaseUrl: string, times: PostgresTimes, most = usualPool) {
  const pool = createPool(databaseUrl, times, most)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new DatabaseProblem(
      `PostgreSQL at ${showAddress(databaseUrl)} does not answer (${errorMessage(error)}): check DATABASE_URL and that the server runs.`,
    )
  }
  return {
    dialect: new PostgresDialect({ pool }),
    connect: () => pool.connect() as Promise<PooledClient>,
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount, most }),
  }
}
