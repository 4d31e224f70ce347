import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { largestPart, maxEntries } from '#contract/application-sections.ts'
import { read } from '#contract/operations.ts'
import { largestForms } from './form-capacity.ts'
import { openForms } from './open-forms.testing.ts'

let site: Awaited<ReturnType<typeof openForms>>

beforeAll(async () => {
  site = await openForms('form_limits')
})
beforeEach(() => site.reset())
afterAll(() => site.database.close())

test('a part of 16 kB is taken and one byte more is not, nor a list of more than 20 entries', async () => {
  const { token, id } = await site.drafted()
  const of = (bytes: number) => ({ Duties: 'x'.repeat(bytes - JSON.stringify({ Duties: '' }).length) })
  const send = async (values: object, entry: string) =>
    (await site.ask(token, 'SaveApplicationPart', id, 'employment', entry, '0', JSON.stringify(values))).status
  const sizes = [await send(of(largestPart), 'e0'), await send(of(largestPart + 1), 'e1')]
  const statuses = []
  for (let at = 1; at <= maxEntries; at += 1) statuses.push(await send({ Employer: 'Ash' }, `e${at}`))
  await site.remove(token, [id, 'employment', 'e1', 1])
  const room = [
    await send({ Employer: 'Elm' }, 'another'),
    (await site.ask(token, 'RestoreApplicationEntry', id, 'employment', 'e1')).status,
  ]
  expect([sizes, statuses.slice(0, -1).every((status) => status === 200), statuses.at(-1), room]).toEqual([
    [200, 422],
    true,
    422,
    [200, 422],
  ])
})

test('an application holds 256 kB of form', async () => {
  const { token, id } = await site.drafted()
  const big = JSON.stringify({ Duties: 'x'.repeat(16_000) })
  const statuses = []
  for (let at = 0; at < 17; at += 1)
    statuses.push((await site.ask(token, 'SaveApplicationPart', id, 'employment', `e${at}`, '0', big)).status)
  const again = await site.ask(
    token,
    'SaveApplicationPart',
    id,
    'employment',
    'e0',
    '1',
    JSON.stringify({ Duties: 'y'.repeat(16_000) }),
  )
  expect([statuses.slice(0, 16).every((status) => status === 200), statuses[16], again.status]).toEqual([
    true,
    422,
    200,
  ])
})

async function storeBytes(id: string, bytes: number) {
  const at = site.now().toISOString()
  const parts = Array.from({ length: Math.ceil(bytes / largestPart) }, (_, part) => ({
    Application_ID: id,
    section: 'education' as const,
    entry: `e${part}`,
    content: JSON.stringify({
      School: 'x'.repeat(Math.min(largestPart, bytes - part * largestPart) - '{"School":""}'.length),
    }),
    version: 1,
    added_at: at,
    changed_at: at,
  }))
  await site.database.db.insertInto('application_part').values(parts).execute()
}

test('all forms of an account hold 4 MB together, of which nothing is taken from another account', async () => {
  const [full, other] = [await site.drafted(), await site.drafted()]
  const second = await site.begin(full.token, 'Data2')
  await storeBytes(second, largestForms - 100)
  const send = async ({ token, id }: { token: string; id: string }, length: number, version = 0) => {
    const values = JSON.stringify({ Support: 'x'.repeat(length) })
    const { status, message } = await site.ask(token, 'SaveApplicationPart', id, 'ada', '', `${version}`, values)
    return status === 200 ? status : message
  }
  const answers = [
    await send(full, 200),
    await send(full, 50),
    await send(full, 86, 1),
    await send(full, 87, 2),
    await send(other, 200),
  ]
  const words =
    'All your applications together are too long to be saved. Please shorten this one, or discard another that you have not submitted.'
  expect(answers).toEqual([words, 200, 200, words, 200])
  await site.discard(full.token, second)
  expect(await send(full, 200, 2)).toBe(200)
})

test('a form begins empty where all forms together have no room for what the last one said', async () => {
  const { token, id } = await site.sent()
  const second = await site.begin(token, 'Data2')
  const parts = async (application: string) => {
    const rows = site.database.db
      .selectFrom('application_part')
      .select('entry')
      .where('Application_ID', '=', application)
    return (await rows.execute()).length
  }
  const begun = await parts(second)
  await site.discard(token, second)
  await storeBytes(id, largestForms - 1000)
  expect([begun, await parts(await site.begin(token, 'Data2'))]).toEqual([4, 0])
})

test.each([
  ['a section that there is not', ['hobbies', '', '0', '{}']],
  ['a number where none is asked for', ['ssn', '', '0', '{}']],
  ['the files', ['attachments', '', '0', '{}']],
  ['an entry where there is no list', ['contact', 'one', '0', '{}']],
  ['a list without an entry', ['employment', '', '0', '{}']],
  ['an entry with an odd name', ['employment', 'a b', '0', '{}']],
  ['no version', ['contact', '', '', '{}']],
  ['a version below nothing', ['contact', '', '-1', '{}']],
  ['no JSON', ['contact', '', '0', '{']],
  ['a list in place of values', ['contact', '', '0', '[]']],
  ['a number as a value', ['contact', '', '0', '{"City":1}']],
])('%s is refused, and nothing is written', async (_, args) => {
  const { token, id } = await site.drafted()
  const { status } = await site.ask(token, 'SaveApplicationPart', id, ...args)
  const parts = await site.database.db.selectFrom('application_part').select('entry').execute()
  expect([status, parts]).toEqual([422, []])
})

test('an account saves 200 times in a minute at most', async () => {
  const { token, id } = await site.drafted()
  const statuses: Record<number, number> = {}
  for (let at = 0; at < 201; at += 1) {
    const { status } = await site.ask(token, 'RestoreApplicationEntry', id, 'references', 'a')
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  const { count } = await site.database.db
    .selectFrom('attempt_count')
    .select('count')
    .where('key', 'like', 'RestoreApplicationEntry from %')
    .executeTakeFirstOrThrow()
  // What is refused to her is not taken from those who share her network.
  expect([statuses, count]).toEqual([{ 200: 200, 429: 1 }, 200])
})

test('ten applications are read by their ids at a time, for their forms may be long', async () => {
  const { token, id } = await site.drafted()
  const asked = async (count: number) =>
    (await site.send([read('ApplicantApplication', [id, ...Array(count - 1).fill('another')])], { token })).status
  expect([await asked(10), await asked(11)]).toEqual([200, 422])
})
