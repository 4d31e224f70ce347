import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { configuredFiles } from './configured-files.ts'

const databases = await Promise.all(['files_folder_one', 'files_folder_two'].map((name) => openTestDatabase(name)))
afterAll(() => Promise.all(databases.map((database) => database.close())))

test('another database has another folder on the same disk, so that none sweeps what it does not know', async () => {
  const folders = []
  for (const database of [...databases, ...databases])
    folders.push((await configuredFiles({ dataDir: 'data' }, database, () => new Date())).filesFolder)
  const [one, two] = folders
  expect([one === two, folders.slice(2), one?.startsWith('data/files/')]).toEqual([false, [one, two], true])
})
