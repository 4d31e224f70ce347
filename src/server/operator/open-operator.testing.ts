import { isStoredName } from '../files/stored-names.ts'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesFolderPath, readFilesFolderName } from '../attachments/files-folder.ts'
import { resolveFileKeys } from '../attachments/file-keys.ts'
import { dumpDatabase } from '../backup/plant-rows.testing.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { createFileStore } from '../files/file-store.ts'
import { openKeyRing } from '../files/key-ring.ts'
import { createApplicant, storeApplication, storeApplicationFile } from '../firm/keep-application.testing.ts'
import { readConfig, type Config } from '../settings/config.ts'
import { runDataCommand } from './data-commands.ts'

export function openOperator() {
  const root = mkdtempSync(join(tmpdir(), 'operator-'))
  const lines: string[] = []
  const createConfig = (dataDir: string, databaseUrl = ''): Config =>
    readConfig({ DATA_DIR: join(root, dataDir), DATABASE_URL: databaseUrl, PORT: '0', LOG_LEVEL: 'warn' })
  return {
    root,
    createConfig,
    run: async (config: Config, ...args: string[]) => {
      lines.length = 0
      const code = await runDataCommand(config, args, (line) => void lines.push(line))
      return [code, ...lines] as const
    },
    createCopy: ({ dataDir }: Config): Config => {
      cpSync(dataDir, join(root, 'data'), { recursive: true })
      return createConfig('data')
    },
    close: () => rmSync(root, { recursive: true }),
  }
}

export const resolveFilesFolder = async (config: Config, database: Database): Promise<string> =>
  filesFolderPath(config.dataDir, await readFilesFolderName(database))

export async function makeData(config: Config, files: ReadonlyArray<string>): Promise<void> {
  const { dataDir, databaseUrl } = config
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl })
  const keys = await openKeyRing(await resolveFileKeys(database, [], new Date()))
  const store = createFileStore({ folder: await resolveFilesFolder(config, database), keys })
  const ada = await createApplicant(database.db, ['Ada', 'Moss', 'ada@engine.example'])
  await storeApplication(database.db, { Application_ID: 'a', Applicant_ID: ada })
  for (const name of files)
    await storeApplicationFile(database.db, store, { Attachment_ID: name, Application_ID: 'a', file_name: name })
  await database.close()
}

export async function readAllData(config: Config) {
  const { dataDir, databaseUrl } = config
  const database = await openDatabase(databaseUrl === null ? { dataDir } : { databaseUrl })
  const { tables, sequences } = await dumpDatabase(database.db)
  const folder = await resolveFilesFolder(config, database)
  const names = existsSync(folder) ? readdirSync(folder).filter(isStoredName).toSorted() : []
  const acts = await database.db.selectFrom('operator_act').select(['command', 'summary']).orderBy('id').execute()
  await database.close()
  return {
    rows: { ...tables, operator_act: [], files_folder: [], task_run: [] },
    sequences: { ...sequences, operator_act_id_seq: '' },
    files: names.map((name) => [name, readFileSync(join(folder, name)).toString('hex')]),
    acts: acts.map(({ command, summary }) => `${command}: ${summary}`),
  }
}

export const withoutActs = async (config: Config) => ({ ...(await readAllData(config)), acts: [] })
