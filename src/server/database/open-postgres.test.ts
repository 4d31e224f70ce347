import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { read } from '#contract/operations.ts'
import { createContentVersion } from './content-version.ts'
import { createSiteService } from '../create-site-service.ts'
import {
  createPool,
  findPooler,
  openPostgres,
  servingTimes,
  type PooledClient,
  type PostgresTimes,
} from './open-postgres.ts'
import type { Tables } from './tables.ts'
import { watchedDialect } from './watched-dialect.ts'

let server: Server
let sockets: Socket[]
let greeting: Buffer | null
let databaseUrl: string

const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

beforeEach(async () => {
  sockets = []
  greeting = null
  server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    socket.once('data', () => greeting && socket.write(greeting))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  databaseUrl = `postgres://site:s3cret@127.0.0.1:${(server.address() as AddressInfo).port}/site`
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const times = (fields: Partial<PostgresTimes>): PostgresTimes => ({ ...servingTimes, ...fields })

const openOutcome = (opening: Promise<unknown>) =>
  opening.then(
    () => 'opened',
    (error: Error) => error.message,
  )

test('a PostgreSQL that takes the call and says nothing is told in one sentence', async () => {
  const { host } = new URL(databaseUrl)
  expect(await openOutcome(openPostgres(databaseUrl, times({ connection: 50 })))).toEqual(
    `PostgreSQL at postgres://…@${host}/site does not answer (Connection terminated due to connection timeout): check DATABASE_URL and that the server runs.`,
  )
})

test('a PostgreSQL that falls silent after its greeting is left, and its connections with it', async () => {
  greeting = Buffer.concat([authenticationOk, readyForQuery])
  const pool = createPool(databaseUrl, times({ silence: 50 }))
  expect(await openOutcome(pool.query('select 1'))).toEqual('PostgreSQL says nothing')
  expect(pool.totalCount).toEqual(0)
  await pool.end()
})

test('a transaction while the database does not answer is answered 503 in plain words', async () => {
  const db = new Kysely<Tables>({
    dialect: watchedDialect(new PostgresDialect({ pool: createPool(databaseUrl, times({ connection: 50 })) })),
  })
  const logged: string[] = []
  const contentVersion = createContentVersion(db, 0)
  const database = { db, contentVersion, tidy: async () => undefined, close: () => db.destroy() }
  const service = createSiteService({ database, log: { error: (_, message) => void logged.push(message) } })
  const { status, reply } = await service.transact({ Operations: [read('WebsiteStat')] }, { reference: 'r1' })
  expect([status, reply.Success, reply.Msg, logged]).toEqual([
    503,
    false,
    'The site cannot reach its data right now. Please try again in a minute; reference r1.',
    ['the database does not answer'],
  ])
  await db.destroy()
})

type Backend = { readonly process: number; statement: number; held: boolean }

/** Lends its connections to PostgreSQL for a statement, or from `begin` to its end. */
function createPooler({ backends, sets }: { readonly backends: number; readonly sets: ReadonlyArray<number> }) {
  const all = Array.from({ length: backends }, (_, index): Backend => {
    return { process: 100 + index, statement: sets[index] ?? 0, held: false }
  })
  return async (): Promise<PooledClient> => {
    let own: Backend | undefined
    return {
      release: () => undefined,
      async query({ text }) {
        const backend = own ?? all.find(({ held }) => !held)
        if (!backend) throw new Error('Query read timeout')
        if (text === 'begin') own = Object.assign(backend, { held: true })
        if (text === 'rollback') {
          backend.held = false
          own = undefined
        }
        return { rows: [{ process: backend.process, statement: backend.statement }] }
      },
    }
  }
}

const direct = () => {
  let process = 0
  return async (): Promise<PooledClient> => {
    process += 1
    const own = { process, statement: servingTimes.statement }
    return { query: async () => ({ rows: [own] }), release: () => undefined }
  }
}

test.for([
  ['PostgreSQL itself', direct(), 'nothing'],
  ['a pooler that lends another connection', createPooler({ backends: 2, sets: [30_000] }), 'warned'],
  [
    'a pooler whose connections all happen to have the limits',
    createPooler({ backends: 2, sets: [30_000, 30_000] }),
    'warned',
  ],
  ['a server that has one connection alone', createPooler({ backends: 1, sets: [30_000] }), 'nothing'],
] as const)('%s is told from others at the start', async ([, connect, told]) => {
  const warning = await findPooler(connect, servingTimes)
  expect(warning === null ? 'nothing' : warning.startsWith('DATABASE_URL leads to a pooler') && 'warned').toEqual(told)
})

const refused = async (): Promise<PooledClient> => {
  throw new Error('too many connections for role "site"')
}

test.each([
  [0, []],
  [1, ['kept']],
])('a server that gives %i connections is not asked, and each is given back', async (given, expected) => {
  const back: string[] = []
  let left = given
  const connect = async () => {
    left -= 1
    if (left < 0) return refused()
    return { ...(await direct()()), release: (isBroken = false) => void back.push(isBroken ? 'broken' : 'kept') }
  }
  expect(await findPooler(connect, servingTimes)).toBe(null)
  expect(back).toEqual(expected)
})

test('connections that failed in the middle are not used again', async () => {
  const back: unknown[] = []
  const query = () => Promise.reject(new Error('Query read timeout'))
  const connect = async () => ({ query, release: (isBroken?: boolean) => void back.push(isBroken) })
  expect(await findPooler(connect, servingTimes)).toBe(null)
  expect(back).toEqual([true, true])
})
