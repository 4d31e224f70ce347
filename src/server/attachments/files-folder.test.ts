import { afterAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { configuredFiles } from './configured-files.ts'
import { getFolderProblem } from './files-folder.ts'

const databases = await Promise.all(['files_folder_one', 'files_folder_two'].map((name) => openTestDatabase(name)))
afterAll(() => Promise.all(databases.map((database) => database.close())))

test('another database has another folder on the same disk, so that none sweeps what it does not know', async () => {
  const folders = []
  for (const database of [...databases, ...databases])
    folders.push((await configuredFiles({ dataDir: 'data' }, database, () => new Date())).filesFolder)
  const [one, two] = folders
  expect([one === two, folders.slice(2), one?.startsWith('data/files/')]).toEqual([false, [one, two], true])
})

test.each(['apart', 'copied', 'missing'] as const)(
  'what is wrong with a folder that is %s is told in the command that this site has',
  (standing) => {
    vi.stubEnv('SITE_PROGRAM', 'site-command')
    const said = getFolderProblem(standing) ?? ''
    vi.unstubAllEnvs()
    expect([said.includes('site-command data adopt shows'), said.includes('npm run')]).toEqual([true, false])
    expect(getFolderProblem(standing)).toContain('npm run data -- adopt shows')
  },
)
