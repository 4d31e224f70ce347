import { collectBytes } from '#server/attachments/contents.testing.ts'
import { resolveFileKeys, readKeys } from '#server/attachments/file-keys.ts'
import { filesFolderPath, readFilesFolderName } from '#server/attachments/files-folder.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createFileStore } from '#server/files/file-store.ts'
import { openKeyRing } from '#server/files/key-ring.ts'
import { createApplicant, storeApplication, storeApplicationFile } from '#server/firm/keep-application.testing.ts'
import { readConfig } from '#server/settings/config.ts'
import { startServer } from '#server/start-server.ts'

// This file is copied into earlier releases and runs with their code: import only what they have as well.

const [task, dataDir = '', count = '0'] = process.argv.slice(2)

async function start(): Promise<string> {
  const server = await startServer({ config: readConfig({ DATA_DIR: dataDir, PORT: '0' }), logger: false })
  try {
    return await (await fetch(`${server.address}/readyz`)).text()
  } finally {
    await server.close()
  }
}

async function openFileStore(database: Awaited<ReturnType<typeof openDatabase>>, keys: ReadonlyArray<string>) {
  const folder = filesFolderPath(dataDir, await readFilesFolderName(database))
  return createFileStore({ folder, keys: await openKeyRing(keys) })
}

async function createApplications(names: ReadonlyArray<string>) {
  const database = await openDatabase({ dataDir })
  const store = await openFileStore(database, await resolveFileKeys(database, [], new Date()))
  for (const name of names) {
    const id = await createApplicant(database.db, ['Ada', 'Moss', `${name}@engine.example`])
    await storeApplication(database.db, { Application_ID: name, Applicant_ID: id })
    await storeApplicationFile(
      database.db,
      store,
      { Attachment_ID: name, Application_ID: name, file_name: `${name}.txt` },
      name,
    )
  }
  await database.close()
}

async function countReadable() {
  const database = await openDatabase({ dataDir })
  const store = await openFileStore(database, await readKeys(database.db))
  const rows = await database.db.selectFrom('attachment').select(['Attachment_ID', 'stored_name', 'key_id']).execute()
  let readable = 0
  for (const { Attachment_ID: text, stored_name: storedName, key_id: keyId } of rows) {
    const content = await store.read({ storedName, keyId }).then(collectBytes, () => null)
    if (content !== null && String(content) === text) readable += 1
  }
  const applications = (await database.db.selectFrom('application').select('Application_ID').execute()).length
  await database.close()
  return { applications, readable }
}

if (task === 'make') await createApplications(Array.from({ length: Number(count) }, (_, at) => `applicant-${at}`))
if (task === 'add') await createApplications(['later'])
const ready = await start()
console.log(JSON.stringify({ ready: ready.split('\n')[0], ...(await countReadable()) }))
