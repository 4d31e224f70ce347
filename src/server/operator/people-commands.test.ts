import { isStoredName } from '../files/stored-names.ts'
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityToRecipient } from 'age-encryption'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { confirmApplicantEmail } from '../accounts/applicants.ts'
import { startSession } from '../accounts/sessions.ts'
import { filesFolderPath, readFilesFolderName } from '../attachments/files-folder.ts'
import { runActCommand } from '../control/act-commands.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { createFileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { sealText } from '../files/seal-text.ts'
import { day, createApplicant, storeApplication, storeApplicationFile } from '../firm/keep-application.testing.ts'
import { queueMail } from '../mail/outbox.ts'
import { readConfig, type Config } from '../settings/config.ts'
import { startServer } from '../start-server.ts'
import { runAccountCommand } from './account-commands.ts'
import { runKeyCommand } from './key-commands.ts'
import { runQueueCommand } from './mail-commands.ts'
import { runPersonCommand } from './person-commands.ts'

let root: string
let config: Config
let lines: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'people-'))
  config = readConfig({ DATA_DIR: join(root, 'data'), PORT: '0', SMTP_URL: 'smtp://localhost:1' })
  lines = []
})
afterEach(() => rmSync(root, { recursive: true }))

const printLine = (line: string) => void lines.push(line)
const takeOutput = () => lines.splice(0)
const commands = {
  person: runPersonCommand,
  mail: runQueueCommand('mail'),
  webhooks: runQueueCommand('webhooks'),
  accounts: runAccountCommand,
  keys: runKeyCommand,
  acts: runActCommand,
}
const run = async (name: keyof typeof commands, ...args: string[]) =>
  [await commands[name](config, args, printLine), takeOutput()] as const

const getKeyId = async (identity: string) => (await openKeyRing([identity])).keyId

const now = new Date(day('2026-11-20'))
const email = 'ada@engine.example'

async function abandonMails({ db }: Database, to: string) {
  const mail = { to, replyTo: null, text: 'What it says', class: 'confirmed', address: null } as const
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
  await queueMail(db, { ...mail, subject: 'A secret', text: '', lifetime: 1_000 }, after(1))
  await queueMail(db, { ...mail, subject: 'News' }, after(2))
  await queueMail(db, { ...mail, subject: 'Other news' }, after(3))
  await db
    .updateTable('mail_outbox')
    .set({ gave_up_at: day('2026-11-21'), attempts: 14, last_error: 'It was refused.' })
    .execute()
  await queueMail(db, { ...mail, to: 'hr@firm.example', replyTo: to, subject: 'A message' }, now)
  const secret = { to: 'ben@engine.example', subject: 'Your password', text: 'a-secret-word', lifetime: 1e9 }
  await queueMail(db, { ...mail, ...secret }, after(4))
}

const lost = 'lost, nowhere: 1 file cannot be opened; add the key back to the end of FILE_KEYS.'

async function lived() {
  const database = await openDatabase({ dataDir: config.dataDir })
  const { db } = database
  const identity = await makeKey()
  await db
    .insertInto('file_key')
    .values({ identity, created_at: day('2026-11-01') })
    .execute()
  const keys = await openKeyRing([identity])
  const store = createFileStore({ folder: filesFolderPath(config.dataDir, await readFilesFolderName(database)), keys })
  const [ada, ben] = [
    await createApplicant(db, ['Ada', 'Moss', email]),
    await createApplicant(db, ['Ben', 'Birch', 'ben@engine.example']),
  ]
  await confirmApplicantEmail(db, ada, now)
  await startSession(db, { applicantId: ada, isKept: true, device: 'Firefox on Windows' }, now)
  await storeApplication(db, { Application_ID: 'application-of-ada', Applicant_ID: ada, note: 'I can begin in May.' })
  await storeApplication(db, { Application_ID: 'b', Applicant_ID: ben })
  await storeApplicationFile(
    db,
    store,
    { Attachment_ID: '1', Application_ID: 'application-of-ada', file_name: 'cv.pdf' },
    'What I can do',
  )
  await storeApplicationFile(
    db,
    store,
    { Attachment_ID: '2', Application_ID: 'application-of-ada', file_name: 'new.pdf', scan: 'waiting' },
    'Unseen',
  )
  await storeApplicationFile(db, store, {
    Attachment_ID: '3',
    Application_ID: 'b',
    file_name: 'cv.pdf',
    key_id: 'lost',
  })
  const { sealed, keyId: key_id } = await sealText(keys, '123456789')
  const secret = {
    Application_ID: 'application-of-ada',
    kind: 'ssn',
    sealed,
    key_id,
    version: 1,
    changed_at: day('2026-11-01'),
  } as const
  await db.insertInto('application_secret').values(secret).execute()
  const part = {
    section: 'references',
    entry: 'one',
    version: 1,
    added_at: day('2026-11-01'),
    changed_at: day('2026-11-01'),
  } as const
  await db
    .insertInto('application_part')
    .values({ ...part, Application_ID: 'b', content: JSON.stringify({ Email: email }) })
    .execute()
  const told = {
    id: 'w',
    body: JSON.stringify({ application: 'application-of-ada' }),
    created_at: day('2026-11-20'),
    due_at: day('2026-11-20'),
  }
  await db.insertInto('webhook_outbox').values(told).execute()
  await abandonMails(database, email)
  await database.close()
  mkdirSync(join(config.dataDir, 'outbox'))
  writeFileSync(join(config.dataDir, 'outbox', 'hers.eml'), `From: a@b.example\r\nTo: ${email}\r\n\r\nHello`)
  writeFileSync(
    join(config.dataDir, 'outbox', 'of-ben.eml'),
    'To: ben@engine.example\r\n\r\nHello ada=40eng=\r\nine.example',
  )
  return { ada, keyId: await getKeyId(identity) }
}

test('beside a running site its operator looks after mail, accounts, keys and a person, and each act is recorded', async () => {
  const { ada, keyId } = await lived()
  const server = await startServer({ config, clock: () => new Date(day('2026-11-22')), logger: false })

  const [listed, list] = await run('mail', 'list')
  expect([listed, list.at(-1), list.length]).toEqual([0, '3 given up, 2 waiting.', 6])
  const [secret, news] = list.map((line) => line.split(' ')[0] ?? '')
  expect(list[1]).toBe(
    `${news}  confirmed  created 2026-11-20T12:00Z  given up 2026-11-21T12:00Z after 14 attempts  to ${email}  last error: It was refused.`,
  )
  expect(await run('mail', 'show', news ?? '')).toEqual([0, [list[1], 'Subject: News', '', 'What it says']])
  const [, shown] = await run('mail', 'show', list[4]?.split(' ')[0] ?? '')
  expect([shown[1], shown.join().includes('a-secret-word')]).toEqual(['Subject: Your password', false])
  expect((await run('mail', 'retry', secret ?? ''))[0]).toBe(1)
  expect((await run('mail', 'show', 'none'))[0]).toBe(1)
  const [, tried] = await run('mail', 'drop', news ?? '')
  expect(tried[1]).toBe('Nothing was changed. With --yes this mail is dropped unsent, permanently.')
  expect(await run('mail', 'drop', news ?? '', '--yes')).toEqual([
    0,
    [list[1], 'Dropped. If it was being sent at this moment, it may still arrive.'],
  ])
  expect((await run('mail', 'retry', '--all'))[1].map((line) => line.split(':')[0])).toEqual([
    'Put 1 mail back in the queue.',
    '1 cannot be sent again',
  ])
  const [, [webhook = '', count]] = await run('webhooks', 'list')
  expect([webhook.split('  ')[0], count]).toEqual(['w', '0 given up, 1 waiting.'])
  expect(await run('webhooks', 'show', 'w')).toEqual([0, [webhook, '', '{"application":"application-of-ada"}']])
  expect(await run('webhooks', 'retry', 'w')).toEqual([
    1,
    ['Put 0 webhooks back in the queue.', 'No failed webhook has the id w.'],
  ])
  expect((await run('webhooks', 'drop', 'w'))[1].at(-1)).toMatch(/^Nothing was changed\. With --yes this webhook/)

  expect((await run('accounts', 'show', 'ADA@engine.example'))[1]).toEqual([
    `Account of ${email}, in the log applicant ${ada}`,
    'Created: 2026-11-01 12:00 UTC',
    'Address confirmed: 2026-11-20 12:00 UTC',
    'Last used: 2026-11-20 12:00 UTC',
    'Sessions: 1',
    '  Firefox on Windows: signed in 2026-11-20 12:00 UTC, last used 2026-11-20 12:00 UTC, stays signed in',
    'Applications: 1 submitted',
    'Saved jobs: 0. Job alerts of the address: 0',
    'Failed sign-ins: 0 in the last five minutes, from all networks together; at 50 it locks until a proof of work is done',
    'Mails with a temporary password in the last day: 0 of 24',
  ])
  expect(await run('accounts', 'end-sessions', email)).toEqual([0, ['Ended 1 session.']])
  expect((await run('accounts', 'show', 'nobody@engine.example'))[0]).toBe(1)
  const [newest, old] = [await makeKey(), await makeKey()]
  expect(await run('keys')).toEqual([
    1,
    [`${keyId}, in the database: 1 number, 2 files; the newest, used for everything new.`, lost],
  ])
  config = { ...config, fileKeys: [newest, old] }
  expect(await run('keys')).toEqual([
    1,
    [
      `${await getKeyId(newest)}, in FILE_KEYS: nothing; the newest, used for everything new.`,
      `${await getKeyId(old)}, in FILE_KEYS: nothing; no longer used: remove it from FILE_KEYS once no backup that you may restore is older than today.`,
      `${keyId}, in the database: 1 number, 2 files; to be encrypted again with the newest key, in about 1 hour: keep it.`,
      lost,
    ],
  ])

  const [, found] = await run('person', 'find', email)
  expect(found).toEqual(
    expect.arrayContaining([
      'Account (Applicant): 1 of this address',
      'Forms as they stand (application_part): 1 that name it',
      'What the firm’s system is still to be told (webhook_outbox): 1 that name it',
      'Mails that were not sent yet (mail_outbox): 3 of this address',
      'Mails in files (outbox): 1 to or from this address, 1 that name it',
    ]),
  )
  const identity = await makeKey()
  const file = join(root, 'ada.tar.age')
  expect((await run('person', 'export', email, file, '--to', await identityToRecipient(identity)))[0]).toBe(0)
  const pieces: Uint8Array[] = []
  const opened = await (await openKeyRing([identity])).decrypt(createReadStream(file), await getKeyId(identity))
  for await (const piece of opened) pieces.push(piece)
  const text = Buffer.concat(pieces).toString('latin1')
  expect(
    ['What I can do', 'Unseen', '<dd>I can begin in May.</dd>', '<dd>123-45-6789</dd>', '<h2>Files</h2>'].filter(
      (each) => !text.includes(each),
    ),
  ).toEqual([])
  expect(text.match(/argon2|AGE-SECRET/)).toEqual(null)

  const before = await run('person', 'delete', email)
  expect((await run('person', 'find', email))[1]).toEqual(found)
  const [, deleted] = await run('person', 'delete', email, '--yes')
  expect(deleted.slice(0, -1)).toEqual(
    before[1].slice(0, -1).map((line) => line.replace('Would be deleted', 'Deleted')),
  )
  expect(deleted).toEqual(
    expect.arrayContaining([
      'Deleted: 1 of Account (Applicant)',
      'Deleted: 2 of Files (attachment)',
      'Deleted: 2 files of applications',
      'Deleted: 1 mail in files',
      expect.stringMatching(/^Stays: 1 of Forms as they stand/),
      expect.stringMatching(/^Stays: 1 of Mails that were not sent yet .* tells her what was done\.$/),
    ]),
  )
  const files = join(config.dataDir, 'files')
  expect(readdirSync(join(files, readdirSync(files)[0] ?? '')).filter(isStoredName).length).toBe(1)
  expect(readdirSync(join(config.dataDir, 'outbox'))).toEqual(['of-ben.eml'])

  expect((await run('accounts', 'delete', 'ben@engine.example'))[1].at(-1)).toMatch(
    /^Nothing was changed.* 1 open application withdrawn/,
  )
  expect((await run('accounts', 'delete', 'ben@engine.example', '--yes'))[1].at(-1)).toMatch(/^Deleted/)
  const [, acts] = await run('acts')
  expect(acts.map((line) => /@\S+ {2}([^:]*):/.exec(line)?.[1])).toEqual([
    'mail drop',
    'mail retry',
    'accounts end-sessions',
    'person export',
    'person delete',
    'accounts delete',
  ])
  expect(acts.join().match(/engine\.example|Ada|Moss/)).toEqual(null)
  await server.close()
})

test('without a database, for an address of the firm and with a recipient that is none nothing is done', async () => {
  const none = `There is no database in ${config.dataDir} yet.`
  expect(await run('person', 'find', email)).toEqual([1, [none]])
  expect(await run('keys')).toEqual([1, [none]])
  expect((await run('person', 'delete', config.mail.careers.toUpperCase(), '--yes'))[1][0]).toMatch(
    /is an address of the firm/,
  )
  await (await openDatabase({ dataDir: config.dataDir })).close()
  expect(await run('keys')).toEqual([0, ['There is no key yet: the first start creates one.']])
  const secretKey = await makeKey()
  const [code, answer] = await run('person', 'export', email, join(root, 'out'), '--to', secretKey)
  expect([code, answer.join().includes(secretKey), existsSync(join(root, 'out'))]).toEqual([2, false, false])
  expect((await run('person', 'find', email))[1][0]).toBe(`Nothing is stored about ${email}.`)
  mkdirSync(join(root, 'full'))
  writeFileSync(join(root, 'full', 'mine'), '')
  expect((await run('person', 'export', email, join(root, 'full')))[0]).toBe(1)
})

test.each([
  ['person', []],
  ['person', ['find', 'no address']],
  ['person', ['export', email]],
  ['person', ['find', email, 'x']],
  ['person', ['find', email, '--yes']],
  ['mail', ['drop']],
  ['mail', ['retry', 'x', '--all']],
  ['mail', ['list', 'x']],
  ['webhooks', ['show', 'x', '--yes']],
  ['accounts', ['show']],
  ['accounts', ['end-sessions', email, '--yes']],
  ['keys', ['x']],
] as const)('%s %j is answered by the usage', async (name, args) => {
  const [code, answer] = await run(name, ...args)
  expect([code, answer[0]?.split('\n')[0]]).toEqual([2, 'Usage:'])
})
