import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { copyDatabase } from './copy-database.ts'
import { openAsItIs, openDatabase } from './open-database.ts'

const countFiles = (folder: string) => {
  try {
    return readdirSync(folder, { recursive: true }).length
  } catch {
    return 0
  }
}

test('a copy has what was committed before the last of it was made, and the database goes on', async () => {
  const root = mkdtempSync(join(tmpdir(), 'copy-'))
  const [dataDir, other] = [join(root, 'data'), join(root, 'other')]
  const source = await openDatabase({ dataDir })
  const write = (db: typeof source.db, id: string) =>
    db.insertInto('captcha_used').values({ id, expires_at: '2026-12-01T00:00:00.000Z' }).execute()
  await write(source.db, 'before')
  const copying = await source.db.transaction().execute(async (transaction) => {
    await write(transaction, 'meanwhile')
    const copy = copyDatabase(source.db, { dataDir, target: join(other, 'database'), room: async () => Infinity })
    const all = countFiles(join(dataDir, 'database', 'base'))
    while (countFiles(join(other, 'database', 'base')) < all) await setImmediate()
    return { copy }
  })
  await copying.copy
  await write(source.db, 'after')
  const copy = await openAsItIs({ dataDir: other })
  const listIds = async ({ db }: typeof source) =>
    (await db.selectFrom('captcha_used').select('id').orderBy('id').execute()).map(({ id }) => id)
  expect([await listIds(copy), await listIds(source)]).toEqual([
    ['before', 'meanwhile'],
    ['after', 'before', 'meanwhile'],
  ])
  await copy.close()
  await source.close()
  rmSync(root, { recursive: true })
})

test('a copy that would take what the site needs of its disk is refused before its first byte', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'copy-'))
  const source = await openDatabase({ dataDir })
  const target = join(dataDir, 'copy')
  const refused = copyDatabase(source.db, { dataDir, target, room: async () => 3 * 1024 * 1024 })
  await expect(refused).rejects.toThrow(
    /^A copy of the database takes \d\d MB, and of the disk that holds \S+ 3 MB are free beside what stays in reserve \(FILES_RESERVE\): make room, or stop the site, which then needs no copy, and try again\.$/,
  )
  expect(countFiles(target)).toBe(0)
  await source.close()
  rmSync(dataDir, { recursive: true })
})
