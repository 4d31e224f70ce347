import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteServiceOptions } from '../site-service-options.ts'
import type { TransactionOptions } from '../transaction/transactor.ts'
import { cheap, enrolApplicant } from './enrol-applicant.testing.ts'

export const start = Date.UTC(2026, 10, 21, 12)
export const minute = 60_000
export const hour = 60 * minute

export const secret = new TextEncoder().encode('a secret that only the tests know, and long enough')
export const password = 'correct horse'
export const ada = 'ada@example.org'
export const ben = 'ben@example.org'

export const over = { status: 401, message: 'You are no longer signed in. Please sign in again.', payload: '' }

export const parseClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number | string>

export const signIn = (email = ada, typed = password, ...more: ReadonlyArray<string>) =>
  call('SignIn', email, typed, '', ...more)

export function createServiceClient({ transact }: Pick<ReturnType<typeof createSiteService>, 'transact'>) {
  const send = async (operations: ReadonlyArray<Operation>, options: TransactionOptions = {}) => {
    const { status, reply } = await transact({ UserID: null, UserName: '', Operations: operations }, options)
    return { status, message: reply.Msg, payload: reply.Payload }
  }
  const fetchToken = async (operation: Operation, token?: string) => {
    const { payload } = await send([operation], { token })
    return (JSON.parse(payload) as { token: string }).token
  }
  return {
    send,
    fetchToken,
    signedIn: (email = ada) => fetchToken(signIn(email)),
    rememberedSession: () => fetchToken(signIn(ada, password, 'remember')),
    refreshed: (token: string) => fetchToken(call('RefreshToken'), token),
    refresh: (token: string) => send([call('RefreshToken')], { token }),
    signOut: (token: string) => send([call('SignOut')], { token }),
    fetchStatus: async (token: string) => (await send([read('WebsiteStat')], { token })).status,
  }
}

const changing = ['session_family', 'attempt_count', 'idempotency_key', 'mail_outbox', 'temporary_password'] as const

export async function openAccounts(name: string, since = start, options: Partial<SiteServiceOptions> = {}) {
  const database = await openTestDatabase(name)
  let now = since
  const clock = () => new Date(now)
  const enrol = (firstName: string, email: string) =>
    enrolApplicant(database.db, { firstName, lastName: 'Moss', email, password }, clock(), cheap)
  const service = createSiteService({ hashCost: cheap, ...options, database, clock, tokenSecrets: [secret] })
  return {
    database,
    service,
    enrol,
    ids: { ada: await enrol(' Ada ', 'Ada@Example.org '), ben: await enrol('Ben', ben) },
    pass: (duration: number) => {
      now += duration
    },
    reset: async () => {
      now = since
      for (const table of changing) await database.db.deleteFrom(table).execute()
    },
    ...createServiceClient(service),
  }
}
