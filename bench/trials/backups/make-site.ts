import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killOnExit } from '#scripts/run-process.ts'
import { resolveFileKeys } from '#server/attachments/file-keys.ts'
import { filesFolderPath, readFilesFolderName } from '#server/attachments/files-folder.ts'
import { dumpDatabase } from '#server/backup/plant-rows.testing.ts'
import { openDatabase, type Database } from '#server/database/open-database.ts'
import { createFileStore } from '#server/files/file-store.ts'
import { openKeyRing } from '#server/files/key-ring.ts'
import { storeApplication, storeApplicationFile } from '#server/firm/keep-application.testing.ts'
import { runDataCommand } from '#server/operator/data-commands.ts'
import { readConfig, type Config } from '#server/settings/config.ts'

export const createConfig = (dataDir: string, databaseUrl = ''): Config =>
  readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'warn' })

export async function runData(config: Config, ...args: ReadonlyArray<string>): Promise<number> {
  const lines: string[] = []
  const began = performance.now()
  const code = await runDataCommand(config, args, (line) => void lines.push(line))
  if (code !== 0) throw new Error(`data ${args.join(' ')} ended with ${code}: ${lines.join(' ')}`)
  return performance.now() - began
}

const cli = fileURLToPath(import.meta.resolve('#server/operator-cli.ts'))

export async function runDataProcess(
  { dataDir, databaseUrl }: Config,
  ...args: ReadonlyArray<string>
): Promise<number> {
  const began = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }
  const child = spawn(process.execPath, [cli, 'data', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  killOnExit(child)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`data ${args.join(' ')} ended with ${code}.`)
  return performance.now() - began
}

export const openSiteDatabase = ({ dataDir, databaseUrl }: Config): Promise<Database> =>
  openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl })

const createdAt = '2026-11-01T12:00:00.000Z'

async function addAccounts({ db }: Database, count: number) {
  const rows = Array.from({ length: count }, (_, at) => ({
    Applicant_ID: `applicant ${at}`,
    FirstName: 'Ada',
    LastName: `Moss ${at}`,
    Email: `ada${at}@moved.example`,
    PasswordHash: 'none',
    CreatedDate: createdAt,
    last_used_at: createdAt,
  }))
  for (let from = 0; from < count; from += 1000)
    await db
      .insertInto('Applicant')
      .values(rows.slice(from, from + 1000))
      .execute()
}

export async function seedApplicants(
  config: Config,
  { accounts, files }: { readonly accounts: number; readonly files: number },
) {
  const database = await openSiteDatabase(config)
  await addAccounts(database, accounts)
  const keys = await openKeyRing(await resolveFileKeys(database, [], new Date()))
  const folder = filesFolderPath(config.dataDir, await readFilesFolderName(database))
  const store = createFileStore({ folder, keys })
  for (let at = 0; at < files; at += 1) {
    const id = `application ${at}`
    await storeApplication(database.db, { Application_ID: id, Applicant_ID: `applicant ${at}` })
    await storeApplicationFile(database.db, store, {
      Attachment_ID: `file ${at}`,
      Application_ID: id,
      file_name: `${at}.txt`,
    })
  }
  await database.close()
}

/** A restore gives up pending messages, so only their ids are compared. */
const outboxes = ['mail_outbox', 'webhook_outbox']

export async function readDataFingerprint(config: Config): Promise<ReadonlySet<string>> {
  const database = await openSiteDatabase(config)
  const { tables } = await dumpDatabase(database.db)
  const folder = filesFolderPath(config.dataDir, await readFilesFolderName(database))
  await database.close()
  const rows = Object.entries(tables).flatMap(([table, lines]) =>
    table === 'operator_act'
      ? []
      : lines.map((line) => `${table} ${outboxes.includes(table) ? line.split(',', 1)[0] : line}`),
  )
  const names = existsSync(folder) ? readdirSync(folder) : []
  const files = names.map(
    (name) =>
      `${name} ${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}`,
  )
  return new Set([...rows, ...files])
}

export function countDifferences(from: ReadonlySet<string>, to: ReadonlySet<string>): number {
  return from.symmetricDifference(to).size
}
