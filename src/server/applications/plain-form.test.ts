import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plainOutcomes } from '#contract/plain-application.ts'
import { uploadProblems } from '#contract/upload-problems.ts'
import { largestFile } from '#contract/upload.ts'
import { password } from '../accounts/open-accounts.testing.ts'
import { createApp } from '../app.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import { cost, data, openApplications } from './open-applications.testing.ts'

const files = openFilesFolder()
let site: Awaited<ReturnType<typeof openApplications>>
let app: ReturnType<typeof createApp>
let origin: string

beforeAll(async () => {
  site = await openApplications('plain_form', { filesFolder: files.filesFolder })
  app = createApp({ service: site.service, config: { siteOrigin: null }, logger: false })
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://localhost:${(app.server.address() as AddressInfo).port}`
})
beforeEach(() => site.reset())
afterAll(async () => {
  await app.close()
  await site.database.close()
  files.remove()
})

type Sent = {
  readonly job?: string
  readonly email?: string
  readonly secret?: string
  readonly note?: string
  readonly file?: Blob | null
  readonly name?: string
  readonly from?: string
}

const resume = new Blob(['Ada Moss, engineer'])

async function apply({
  job = 'Cost1',
  email = '',
  secret = password,
  note = '',
  file = resume,
  name = 'Résumé.txt',
  from,
}: Sent) {
  const form = new FormData()
  for (const [field, value] of Object.entries({ email, password: secret, note })) form.append(field, value)
  form.append('resume', file ?? new Blob([]), file ? name : '')
  const headers = { ...(from !== undefined && { 'sec-fetch-site': from }) }
  const path = `/account-management/apply/${job}`
  const answer = await fetch(`${origin}${path}`, { method: 'POST', body: form, headers, redirect: 'manual' })
  return [answer.status, answer.headers.get('location')?.replace(`${path}?outcome=`, '')]
}

const listApplications = async (token: string) =>
  (await site.list(token)).map(({ State, Note, Attachments }) => [State, Note, Attachments.map(({ Name }) => Name)])

test('[J1-19] who runs no script signs in and submits a resume in one step, and stays signed in nowhere', async () => {
  const { email, token } = await site.newcomer()
  const sessions = async () =>
    (await site.database.db.selectFrom('session_family').select('family').where('ends_at', '>', site.now()).execute())
      .length
  const before = await sessions()
  expect([
    await apply({ email, note: 'I can begin in May.' }),
    await listApplications(token),
    (await sessions()) - before,
  ]).toEqual([[303, '/thank-you/apply'], [['submitted', 'I can begin in May.', ['Résumé.txt']]], 0])
})

test.each([
  ['a wrong password', { secret: 'wrong horse' }, 'unknown'],
  ['no password', { secret: '' }, 'missing'],
  ['a job that is not open', { job: 'Gone3' }, 'refused'],
] as const)('%s leads back in words, and nothing is kept', async (_, sent, outcome) => {
  const { email, token } = await site.newcomer()
  expect([
    await apply({ email, ...sent }),
    Object.hasOwn(plainOutcomes, outcome),
    await listApplications(token),
  ]).toEqual([[303, outcome], true, []])
})

test.each([
  ['an empty one', new Blob([]), 'resume.pdf', 'empty'],
  ['one of 10 MB and a byte', new Blob([new Uint8Array(largestFile + 1)]), 'resume.pdf', 'tooLarge'],
  ['one of 12 MB', new Blob([new Uint8Array(12 * 1024 * 1024)]), 'resume.pdf', 'tooLarge'],
  ['a picture', new Blob(['x']), 'resume.png', 'ending'],
  ['what its name does not say', new Blob(['MZ']), 'resume.pdf', 'other'],
] as const)(
  '[J1-19] of files %s is refused in words, and the note is asked for again',
  async (_, file, name, outcome) => {
    const { email, token } = await site.newcomer()
    expect([
      await apply({ email, file, name }),
      uploadProblems[outcome] === plainOutcomes[outcome],
      await listApplications(token),
    ]).toEqual([[303, outcome], true, [['draft', '', []]]])
  },
)

test('a form without a file submits what a draft holds already, and asks for a resume where it holds none', async () => {
  const { email, token } = await site.newcomer()
  const first = await apply({ email, file: null })
  const [draft] = await site.list(token)
  await site.file(draft?.Application_ID ?? '', { scan: 'waiting' })
  const second = await apply({ email, file: null })
  await site.database.db.updateTable('attachment').set({ scan: 'clean' }).execute()
  expect([first, second, await apply({ email, file: null })]).toEqual([
    [303, 'resume'],
    [303, 'scanning'],
    [303, '/thank-you/apply'],
  ])
})

test('a form that is sent again keeps the note of the first, and its file takes the place of the one before', async () => {
  const { email, token } = await site.newcomer()
  await site.begin(token, 'Cost1')
  await site.publish([data])
  const first = await apply({ email, note: 'I can begin in May.' })
  const second = await apply({ email, name: 'Newer.txt' })
  await site.publish([cost, data])
  const third = await apply({ email, file: null })
  expect([first, second, third, await listApplications(token)]).toEqual([
    [303, 'closed'],
    [303, 'closed'],
    [303, '/thank-you/apply'],
    [['submitted', 'I can begin in May.', ['Newer.txt']]],
  ])
})

test('a note that is too long is told before anything is kept', async () => {
  const { email, token } = await site.newcomer()
  expect([await apply({ email, note: 'x'.repeat(2001) }), await listApplications(token)]).toEqual([[303, 'note'], []])
})

test('[J4.12-07] a temporary password is not used up where no other can be chosen', async () => {
  const { email } = await site.newcomer()
  const temporary = await site.fetchTemporaryPassword(email)
  const answer = await apply({ email, secret: temporary })
  expect([answer, (await site.enter(email, temporary)).response]).toEqual([[303, 'temporary'], 'newPassword'])
})

test('a job that closed meanwhile keeps the draft', async () => {
  const { email, token } = await site.newcomer()
  await site.begin(token, 'Cost1')
  await site.publish([data])
  expect([await apply({ email }), await listApplications(token)]).toEqual([
    [303, 'closed'],
    [['draft', '', ['Résumé.txt']]],
  ])
})

test('a page of another site cannot send it, and what is no form is refused in words', async () => {
  const { email, token } = await site.newcomer()
  const path = `${origin}/account-management/apply/Cost1`
  const text = await fetch(path, { method: 'POST', body: 'email=x', redirect: 'manual' })
  expect([
    await apply({ email, from: 'cross-site' }),
    text.status,
    await text.text(),
    await listApplications(token),
  ]).toEqual([[303, 'broken'], 415, plainOutcomes.broken, []])
})
