import { randomUUID } from 'node:crypto'
import { Schema } from 'effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteServiceOptions } from '../site-service-options.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createAttempts, networkLimit } from '../limits/attempts.ts'
import type { SiteService } from '../service/site-service.ts'
import type { OperationContext, PrepareContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { EndedCall } from '../transaction/watch-operations.ts'
import { createCaptcha } from './captcha.ts'
import { decodeSubmission } from './decode-submission.ts'
import { provenOperation } from './proven-operation.ts'
import { solveCaptcha } from './solve-captcha.testing.ts'

const Wish = Schema.Struct({ wish: Schema.String.check(Schema.isMaxLength(9)), RecaptchaResponse: Schema.String })

const usedProofMessage = 'The proof that you are not a robot has been used before or is too old. Please send again.'
const tooMany = 'Too many wishes.'

let database: Database
let service: SiteService
let address = ''
const carved: string[] = []
const outcomes: string[] = []

type WishInput = { readonly wish: string }

const carving = {
  decode: decodeSubmission({
    operation: 'Carve',
    schema: Wish,
    name: 'the wish',
    refusal: 'This cannot be wished for.',
  }),
  prepare: async ({ wish }: WishInput, before: PrepareContext) => {
    // On an embedded database this waits for ever while a transaction is open.
    await before.db.selectFrom('daily_count').select('name').execute()
    carved.push(wish)
    return async (context: OperationContext) => `${wish} of wood for ${context.address}`
  },
}

function wishes({ db }: Database): NonNullable<SiteServiceOptions['operations']> {
  const attempts = createAttempts({ db })
  const operation = 'Wish'
  const refusal = 'This cannot be wished for.'
  const decode = decodeSubmission({ operation, schema: Wish, name: 'the wish', refusal })
  const captcha = createCaptcha({ db, attempts }, () => new Date())
  const slow = {
    captcha,
    limit: { allows: async () => true, refusal: tooMany },
    ofSession: true,
    readOutcome: () => 'broken_rule' as const,
    unproved: 'no wish',
  } as const
  return {
    Carve: provenOperation<WishInput>({ ...slow, operation: 'Carve', ...carving }),
    Engrave: provenOperation<WishInput>({ ...slow, ofSession: false, operation: 'Carve', ...carving }),
    [operation]: provenOperation({
      operation,
      captcha,
      limit: networkLimit(attempts, { kind: 'wishes from', refusal: tooMany }),
      decode,
      write: async ({ wish }, context) => {
        const day = '2026-11-24'
        await context.db.insertInto('daily_count').values({ day, kind: 'wish', name: wish, count: 1 }).execute()
        if (wish === 'moon') throw new Refused(422, 'Not the moon.')
        return `${wish} for ${context.address}`
      },
    }),
  }
}

beforeAll(async () => {
  database = await openTestDatabase('proven_operation_test')
  const watch = ({ operation, outcome }: EndedCall) => void outcomes.push(`${operation} ${outcome}`)
  service = createSiteService({ database, operations: wishes(database), watch })
})
afterAll(() => database.close())

let networks = 0
beforeEach(async () => {
  networks += 1
  address = `203.0.113.${networks}`
  await database.db.deleteFrom('daily_count').execute()
})

const prove = async (purpose = 'Wish') => solveCaptcha(await service.challenge(purpose))

async function send(args: ReadonlyArray<string>, idempotencyKey?: string, operation = 'Wish') {
  const request = { UserID: null, UserName: '', Operations: [call(operation, ...args)] }
  const { status, reply } = await service.transact(request, { address, idempotencyKey })
  return `${status} ${reply.Success ? reply.Payload : reply.Msg}`
}

const wish = (text: string, proof: string, key?: string) =>
  send([JSON.stringify({ wish: text, RecaptchaResponse: proof })], key)

const listStoredWishes = async () =>
  (await database.db.selectFrom('daily_count').select('name').orderBy('name').execute()).map(({ name }) => name)

test('[C6-03.a] what is sent with a proof is written once, and a second time needs another proof', async () => {
  const proof = await prove()
  expect([await wish('pony', proof), await wish('kite', proof), await listStoredWishes()]).toEqual([
    `200 pony for ${address}`,
    `422 ${usedProofMessage}`,
    ['pony'],
  ])
})

test('a proof for another operation, and none, write nothing', async () => {
  expect([await wish('pony', await prove('Send')), await wish('pony', ''), await listStoredWishes()]).toEqual([
    `422 ${usedProofMessage}`,
    `422 ${usedProofMessage}`,
    [],
  ])
})

test('what is invalid is refused in words before the proof is looked at, which is good for what is put right', async () => {
  const proof = await prove()
  expect([
    await wish('a dragon, please', proof),
    await send(['{', proof]),
    await send(['{']),
    await wish('dragon', proof),
    await listStoredWishes(),
  ]).toEqual([
    expect.stringMatching(/^422 This cannot be wished for\. wish: ./),
    '400 Wish takes one argument: the wish as JSON.',
    expect.stringMatching(/^422 This cannot be wished for\. : ./),
    `200 dragon for ${address}`,
    ['dragon'],
  ])
})

test('what is refused as it is written leaves nothing, and the proof unused', async () => {
  const proof = await prove()
  expect([
    await wish('moon', proof),
    await listStoredWishes(),
    await wish('star', proof),
    await listStoredWishes(),
  ]).toEqual(['422 Not the moon.', [], `200 star for ${address}`, ['star']])
})

test('a retry with the same idempotency key is given the first reply, and writes nothing', async () => {
  const [proof, key] = [await prove(), randomUUID()]
  const first = await wish('pony', proof, key)
  expect([first, await wish('pony', proof, key), await listStoredWishes()]).toEqual([
    `200 pony for ${address}`,
    `200 pony for ${address}`,
    ['pony'],
  ])
})

test('each call of a network counts, also one that is invalid; one too many is refused before it is read', async () => {
  for (let calls = 0; calls < 60; calls += 1) expect(await send(['{'])).toMatch(/^422 This/)
  const proof = await prove()
  const refused = [await send(['{']), await wish('pony', proof), await listStoredWishes()]
  address = '198.51.100.1'
  expect([...refused, await wish('pony', proof)]).toEqual([
    `429 ${tooMany}`,
    `429 ${tooMany}`,
    [],
    '200 pony for 198.51.100.1',
  ])
})

const carve = (text: string, proof: string, key?: string) =>
  send([JSON.stringify({ wish: text, RecaptchaResponse: proof })], key, 'Carve')

test('what takes long is done before the transaction, for a good proof alone, and nothing of it for one that is none or was used', async () => {
  const proof = await prove('Carve')
  const answers = [await carve('duck', proof), await carve('owl', proof), await carve('cat', 'no proof')]
  expect([answers, carved]).toEqual([
    [`200 duck of wood for ${address}`, `422 ${usedProofMessage}`, `422 ${usedProofMessage}`],
    ['duck'],
  ])
})

test('one proof buys the slow work of one call at a time: neither a batch nor calls beside each other get more of it', async () => {
  carved.length = 0
  const proof = await prove('Carve')
  const args = JSON.stringify({ wish: 'swan', RecaptchaResponse: proof })
  const Operations = Array.from({ length: 20 }, () => call('Engrave', args))
  const batch = await service.transact({ UserID: null, UserName: '', Operations })
  expect([batch.status, batch.reply.Msg, carved]).toEqual([400, 'Engrave must be sent by itself.', []])
  const calls = await Promise.all([1, 2, 3].map(() => send([args], undefined, 'Engrave')))
  expect([calls.map((answer) => answer.slice(0, 3)).toSorted(), carved]).toEqual([['200', '422', '422'], ['swan']])
})

test('the reply to a bad proof carries what its operation says', async () => {
  const args = JSON.stringify({ wish: 'owl', RecaptchaResponse: 'no proof' })
  const { reply } = await service.transact({ UserID: null, UserName: '', Operations: [call('Carve', args)] })
  expect(reply.Payload).toBe('no wish')
})

test('an operation of a session takes no idempotency key, and tells how its reply is read', async () => {
  outcomes.length = 0
  const keyed = await carve('owl', await prove('Carve'), randomUUID())
  await carve('owl', await prove('Carve'))
  expect([keyed.slice(0, 3), outcomes.filter((line) => line.startsWith('Carve'))]).toEqual([
    '400',
    ['Carve broken_rule'],
  ])
})

test('what is invalid is refused while the only connection is busy: no transaction is opened for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const busy = database.db.transaction().execute(() => promise)
  const refused = await carve('a dragon, please', '')
  resolve()
  await busy
  expect(refused).toMatch(/^422 This cannot be wished for\. wish: ./)
})
