import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, read } from '#contract/operations.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'

let database: Database
let service: SiteService
const logged: object[] = []

beforeAll(async () => {
  database = await openTestDatabase('unkeepable_text')
  service = createSiteService({ database, log: { error: (details) => void logged.push(details) } })
})
afterAll(() => database.close())

const words =
  'The request holds a control character or half a character, which cannot be kept. Please remove it and try again.'

async function requestAnswer(...Operations: object[]) {
  const { status, reply } = await service.transact({ Operations })
  return [status, reply.Msg]
}

test('a null character in the e-mail of a sign-in is refused in plain words and not logged', async () => {
  expect(await requestAnswer(call('SignIn', 'ada\0@engine.example', 'pass', ''))).toEqual([400, words])
  expect(logged).toEqual([])
})

test('control characters and halves of characters are refused wherever they stand', async () => {
  const message = (text: string) => call('ContactFormEmail', JSON.stringify({ More: [{ Message: text }] }))
  const deep = `${'['.repeat(100_000)}"\\u0000"${']'.repeat(100_000)}`
  const operations = [
    call('SignIn', 'a\u007F', ''),
    call('Sign\u0001In'),
    read('WebsiteStat', ['\uD800']),
    read('WebsiteStat', [], ['\u001F']),
    { ...read('WebsiteStat'), Actions: [{ ActionType: 'Update', ID: '1', Payload: '{"\\b":1}' }] },
    message('a\0b'),
    message('half \uDC00'),
    call('ContactFormEmail', deep),
  ]
  const answers = []
  for (const operation of operations) answers.push(await requestAnswer(operation))
  expect(answers).toEqual(operations.map(() => [400, words]))
})

test('tabs, line ends and whole characters of any script pass, and so does a backslash', async () => {
  const texts = ['a\tb\r\nc', 'Ω 😀 \u0085', '\\u0000 in words', '{"no JSON\\u0000', '{"Message":"a\\nb"}']
  const answers = []
  for (const text of texts) answers.push(await requestAnswer(call('Nothing', text)))
  expect(answers).toEqual(texts.map(() => [400, 'There is no operation "Nothing".']))
})
