import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runActCommand } from '../control/act-commands.ts'
import { openDatabase } from '../database/open-database.ts'
import { filesFolderPath, readFilesFolderName } from '../attachments/files-folder.ts'
import { createFileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { readConfig, type Config } from '../settings/config.ts'
import { startServer } from '../start-server.ts'
import { runApplicationsCommand } from './application-commands.ts'
import { createApplicant, storeApplication, storeApplicationFile } from './keep-application.testing.ts'

let root: string
let config: Config
let lines: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'applications-'))
  config = readConfig({ DATA_DIR: join(root, 'data'), SITE_ORIGIN: 'https://firm.example', PORT: '0' })
  lines = []
})
afterEach(() => rmSync(root, { recursive: true }))

const run = (...args: string[]) => runApplicationsCommand(config, args, (line) => void lines.push(line))
const takeOutput = () => lines.splice(0)

async function adaApplied() {
  const database = await openDatabase({ dataDir: config.dataDir })
  const { db } = database
  const identity = await makeKey()
  await db.insertInto('file_key').values({ identity, created_at: '2026-11-01T12:00:00.000Z' }).execute()
  const store = createFileStore({
    folder: filesFolderPath(config.dataDir, await readFilesFolderName(database)),
    keys: await openKeyRing([identity]),
  })
  const ada = await createApplicant(db, ['Ada', 'Moss', 'ada@engine.example'])
  await storeApplication(db, { Application_ID: 'a', Applicant_ID: ada })
  await storeApplicationFile(
    db,
    store,
    { Attachment_ID: '1', Application_ID: 'a', file_name: 'cv.pdf' },
    'What I can do',
  )
  return database
}

const mails = async () => {
  const database = await openDatabase({ dataDir: config.dataDir })
  const rows = await database.db.selectFrom('mail_outbox').select(['recipient', 'subject', 'body']).execute()
  await database.close()
  return rows
}

const trial = (decided: number, told: number, unchanged: number, refused: number) =>
  `Nothing was changed. With --yes ${decided} would be decided without telling and ${told} told; ${unchanged} ${unchanged === 1 ? 'is' : 'are'} as before, ${refused} ${refused === 1 ? 'is' : 'are'} refused.`

const summary = (decided: number, told: number, unchanged: number, refused: number) =>
  `Decided ${decided} without telling and told ${told}; ${unchanged} ${unchanged === 1 ? 'is' : 'are'} as before, ${refused} ${refused === 1 ? 'is' : 'are'} refused.`

async function exportAndApplyStatus(state: string, ...more: ReadonlyArray<string>) {
  const folder = join(root, 'out')
  expect([await run('export', folder), takeOutput()]).toEqual([
    0,
    [`Wrote 1 application with 1 file to ${folder}, and of 0 that they were withdrawn.`],
  ])
  expect(readFileSync(join(folder, 'files', 'Moss-a-cv.pdf'), 'utf8')).toBe('What I can do')
  const [head = '', line = ''] = readFileSync(join(folder, 'applications.csv'), 'utf8').split('\r\n')
  const table = join(root, 'decided.csv')
  writeFileSync(table, [head, line.replace('"submitted"', `"${state}"`), 'b,,,,offer'].join('\r\n'))
  return run('status', table, ...more)
}

const refused = 'Line 3: There is no such application.'

test('B33 B35: beside a running site the firm exports, and gives back what it has decided', async () => {
  await (await adaApplied()).close()
  const server = await startServer({ config, logger: false })
  const [table, posting] = [join(root, 'decided.csv'), 'Posting 7, Cost Analyst 7 (T-7):']
  expect([await exportAndApplyStatus('interview'), takeOutput()]).toEqual([
    1,
    [`${posting} 1 interview.`, refused, trial(1, 0, 0, 1)],
  ])
  expect([await run('status', table, '--yes'), takeOutput()]).toEqual([1, [refused, summary(1, 0, 0, 1)]])
  expect([await run('status', table, '--tell'), takeOutput()]).toEqual([
    1,
    [`${posting} 1 interview (told).`, refused, trial(0, 1, 0, 1)],
  ])
  expect([await run('status', table, '--tell', '--yes'), takeOutput()]).toEqual([1, [refused, summary(0, 1, 0, 1)]])
  expect([await run('status', table, '--tell', '--yes'), takeOutput()]).toEqual([1, [refused, summary(0, 0, 1, 1)]])
  expect([await run('export', join(root, 'x'), '--to', 'age1none'), existsSync(join(root, 'x'))]).toEqual([2, false])
  takeOutput()
  await runActCommand(config, [], (line) => void lines.push(line))
  expect(takeOutput().map((line) => line.replace(/^\S+ {2}\S+@\S+ {2}/, ''))).toEqual([
    'applications export: 1 application.',
    'applications status: Application a: interview.',
    'applications status: Application a: interview, and its applicant was told.',
  ])
  await server.close()
  const outbox = join(config.dataDir, 'outbox')
  const sent = existsSync(outbox) ? readdirSync(outbox).length : 0
  expect(sent + (await mails()).length).toBe(1)
})

test('B33 B35: without a running site the same is done over its database', async () => {
  await (await adaApplied()).close()
  expect([await exportAndApplyStatus('not selected', '--tell', '--yes'), takeOutput()]).toEqual([
    1,
    [refused, summary(0, 1, 0, 1)],
  ])
  const [mail, ...others] = await mails()
  expect([mail?.recipient, mail?.subject, others]).toEqual([
    'ada@engine.example',
    'About your application - Tamarack Research, Inc.',
    [],
  ])
  expect(mail?.body).toContain('https://firm.example/careers/open')
  writeFileSync(join(root, 'kept'), 'a,b')
  for (const [name, target] of [
    ['export', root],
    ['status', join(root, 'kept')],
    ['status', join(root, 'none')],
  ] as const)
    expect(await run(name, target)).toBe(1)
  expect(takeOutput()).toEqual([
    `${root} is not empty: name a folder that is, or a new one.`,
    `${join(root, 'kept')} was not taken: The first line has to name the columns, "application id" and "state" once each among them.`,
    `${join(root, 'none')} was not taken: It cannot be opened (ENOENT).`,
  ])
})

test('B33: a file decides about its own posting, and with --posting about no other', async () => {
  await (await adaApplied()).close()
  const table = join(root, 'decided.csv')
  const otherPosting = (line: number, id: string) => `Line ${line}: It is no application for the posting "${id}".`
  writeFileSync(table, 'application id,posting id,state\na,8,hired\n')
  expect([await run('status', table, '--yes'), takeOutput()]).toEqual([1, [otherPosting(2, '8'), summary(0, 0, 0, 1)]])
  expect([await run('status', table, '--posting', '7', '--yes'), takeOutput()]).toEqual([
    1,
    ['Line 2: Its posting id is "8", and not the one that was given with --posting.', summary(0, 0, 0, 1)],
  ])
  writeFileSync(table, 'application id,state\na,hired\n')
  expect([await run('status', table, '--posting', '8', '--yes'), takeOutput()]).toEqual([
    1,
    [otherPosting(2, '8'), summary(0, 0, 0, 1)],
  ])
  expect([await run('status', table, '--posting', '7', '--yes'), takeOutput()]).toEqual([0, [summary(1, 0, 0, 0)]])
})

test('an export says how many files nothing has looked at, and writes them apart where they are wanted', async () => {
  const database = await adaApplied()
  await database.db.updateTable('attachment').set({ scan: 'not scanned' }).execute()
  await database.close()
  const folder = join(root, 'out')
  const wrote = (files: number) =>
    `Wrote 1 application with ${files} ${files === 1 ? 'file' : 'files'} to ${folder}, and of 0 that they were withdrawn.`
  expect([await run('export', folder), takeOutput()]).toEqual([
    0,
    [wrote(0), 'Left out 1 file not scanned for viruses: --unscanned writes them to unscanned-files/.'],
  ])
  rmSync(folder, { recursive: true })
  expect([await run('export', folder, '--unscanned'), takeOutput()]).toEqual([0, [wrote(1)]])
  expect(readFileSync(join(folder, 'unscanned-files', 'Moss-a-cv.pdf'), 'utf8')).toBe('What I can do')
})

test('before the first start there is nothing to export', async () => {
  expect([await run('export', join(root, 'out')), takeOutput()]).toEqual([
    1,
    [`There is no database in ${config.dataDir} yet.`],
  ])
})

test.each([
  [[]],
  [['export']],
  [['status']],
  [['drop', 'x']],
  [['export', 'x', 'y']],
  [['export', 'x', '--tell']],
  [['export', 'x', '--since', '2026-02-30x']],
  [['export', 'x', '--since', 'yesterday']],
  [['status', 'x', '--since', '2026-11-01']],
  [['export', 'x', '--yes']],
  [['status', 'x', '--force']],
  [['status', 'x', '--unscanned']],
  [['status', 'x', '--to', 'age1x']],
])('%j is answered by the usage', async (args) => {
  expect([await run(...args), takeOutput()[0]?.split('\n')[0]]).toEqual([2, 'Usage:'])
})
