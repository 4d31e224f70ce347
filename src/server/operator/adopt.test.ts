import { cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectBytes } from '../attachments/contents.testing.ts'
import { filesFolderPath, readFilesFolderName } from '../attachments/files-folder.ts'
import { renewMark } from '../attachments/site-mark.ts'
import { runActCommand } from '../control/act-commands.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { createFileStore } from '../files/file-store.ts'
import { makeKey, openKeyRing } from '../files/key-ring.ts'
import { createApplicant, storeApplication, storeApplicationFile } from '../firm/keep-application.testing.ts'
import { readConfig, type Config } from '../settings/config.ts'
import { startServer } from '../start-server.ts'
import { runDataCommand } from './data-commands.ts'

let root: string
let config: Config
let folder: string
const lines: string[] = []
const fileKey = await makeKey()

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'adopt-'))
  config = readConfig({ DATA_DIR: join(root, 'data'), PORT: '0', FILE_KEYS: fileKey, LOG_LEVEL: 'warn' })
  await within(async ({ db }) => {
    folder = filesFolderPath(config.dataDir, await readFilesFolderName({ db }))
    await storeApplication(db, {
      Application_ID: 'a',
      Applicant_ID: await createApplicant(db, ['Ada', 'Moss', 'a@b.example']),
    })
  })
})
afterAll(() => rmSync(root, { recursive: true }))

const run = (...args: string[]) => runDataCommand(config, args, (line) => void lines.push(line))
const takeOutput = () => lines.splice(0)
const openStore = async () => createFileStore({ folder, keys: await openKeyRing([fileKey]) })

async function within<Result>(work: (database: Database) => Promise<Result>) {
  const database = await openDatabase({ dataDir: config.dataDir })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const sendFile = (id: string) =>
  within(async ({ db }) => {
    await storeApplicationFile(
      db,
      await openStore(),
      { Attachment_ID: id, Application_ID: 'a', file_name: 'cv.pdf' },
      `File ${id}`,
    )
    await renewMark({ db, folder })
    return db.selectFrom('attachment').selectAll().where('Attachment_ID', '=', id).executeTakeFirstOrThrow()
  })

function letAgo() {
  const then = new Date(Date.now() - 2 * 60 * 60_000)
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then)
}

const requestReadiness = async (address: string) => {
  const answer = await fetch(`${address}/readyz`)
  return [answer.status, ...(await answer.text()).split('\n')]
}

const mismatchProblem =
  'The database and its folder of files come from different times, as after one of them was restored or copied: no file is removed or encrypted again; npm run data -- adopt shows the differences, and with --yes accepts this folder.'

const counts = (unknown: number, missing: number, aside: number) => [
  `The folder is ${folder}.`,
  `Files in it that no row of the database leads to, without those of the last hour: ${unknown}.`,
  `Files that a row leads to and that are missing: ${missing}; that are in aside/ and can still be read: ${aside}.`,
]

test('an older database beside newer files: the site starts, says so, sweeps nothing, and is told what to do', async () => {
  const [database, older, newer] = ['database', 'older', 'newer'].map((name) => join(config.dataDir, name))
  await sendFile('1')
  cpSync(database!, older!, { recursive: true })
  const { stored_name: storedName, key_id: keyId } = await sendFile('2')
  letAgo()
  renameSync(database!, newer!)
  renameSync(older!, database!)
  const log: string[] = []
  const logger = { level: 'warn', stream: { write: (line: string) => void log.push(line) } }
  const server = await startServer({ config, logger })
  expect([
    await requestReadiness(server.address),
    log.filter((line) => line.includes(mismatchProblem)).length > 0,
  ]).toEqual([[200, 'ready', mismatchProblem], true])
  expect([await run('check'), takeOutput()[0]]).toEqual([1, mismatchProblem])
  const nothing =
    'Nothing was changed. With --yes they belong together from now on, and 1 file moved aside, kept for 14 days.'
  expect([await run('adopt'), takeOutput(), existsSync(join(folder, storedName))]).toEqual([
    0,
    [mismatchProblem, ...counts(1, 0, 0), nothing],
    true,
  ])
  expect([await run('adopt', '--yes'), takeOutput().at(-1), existsSync(join(folder, storedName))]).toEqual([
    0,
    'From now on they belong together; 1 file moved aside, kept for 14 days.',
    false,
  ])
  expect(await requestReadiness(server.address)).toEqual([200, 'ready'])
  await server.close()
  expect([await runActCommand(config, [], (line) => void lines.push(line)), takeOutput().length]).toEqual([0, 1])
  renameSync(database!, older!)
  renameSync(newer!, database!)
  expect([await run('adopt'), takeOutput()]).toEqual([
    0,
    [mismatchProblem, ...counts(0, 0, 1), nothing.replace('1 file ', '0 files ')],
  ])
  const content = await (await openStore()).read({ storedName, keyId })
  expect(String(await collectBytes(content))).toBe('File 2')
})

test('a database with files does not start on another folder, until that is taken for its own', async () => {
  await within(({ db }) => renewMark({ db, folder }))
  rmSync(folder, { recursive: true })
  const failure = await startServer({ config, logger: false }).catch((error: unknown) => error)
  expect(String(failure)).toBe(
    `DatabaseProblem: The database has files of applications, but the folder ${folder} is not the one that they stand in: set DATA_DIR to the folder that all processes of the site share, or take this one with npm run data -- adopt.`,
  )
  expect([await run('adopt', '--yes'), takeOutput().slice(1, -1)]).toEqual([0, counts(0, 2, 0)])
  const server = await startServer({ config, logger: false })
  expect(await requestReadiness(server.address)).toEqual([200, 'ready'])
  await server.close()
})

test.each([[[]], [['adopt', 'x']], [['adopt', '--no']], [['toString']]])(
  '%j is answered by the usage',
  async (args) => {
    expect([await run(...args), takeOutput()[0]]).toEqual([2, 'Usage:'])
  },
)
