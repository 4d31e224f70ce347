import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'

const rowCount = 1000
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kill-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const startImport = (years: number, rows: number) =>
  spawn(process.execPath, [join(import.meta.dirname, 'import-child.testing.ts'), dataDir, String(years), String(rows)])

/** Runs an import in a process of its own and kills it when it says the given statement; returns what it had said. */
async function importUntil(years: number, statement: number) {
  const child = startImport(years, rowCount)
  const said: string[] = []
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    if (said.filter((one) => one === 'statement').length === statement) child.kill('SIGKILL')
  }
  const [, signal] = await exit
  return { said, signal }
}

/** The years and the titles that the folder holds after opening it again. */
async function readBack() {
  const database = await openDatabase({ dataDir })
  const stats = await database.db.selectFrom('WebsiteStat').select('years').execute()
  const titles = await database.db
    .selectFrom('CompanyNews')
    .select(['Title', ({ fn }) => fn.countAll().as('count')])
    .groupBy('Title')
    .execute()
  await database.close()
  return { stats, titles: titles.map(({ Title, count }) => [Title, Number(count)]) }
}

const whole = (years: number) => ({ stats: [{ years }], titles: [[`News of ${years}`, rowCount]] })

test(
  'an import that is killed at any moment leaves the old or the new content whole',
  { timeout: 300_000 },
  async () => {
    const first = await importUntil(1, Infinity)
    const statements = first.said.filter((line) => line === 'statement').length
    expect(first.said.at(-1)).toEqual('imported')
    let held = 1
    let killed = 0
    for (let round = 0; round < 10; round++) {
      const years = round + 2
      const { said, signal } = await importUntil(years, 1 + Math.round((round * (statements - 1)) / 9))
      if (signal === 'SIGKILL') killed += 1
      const found = await readBack()
      if (found.stats[0]?.years === years) held = years
      expect(said.includes('imported') && held !== years).toEqual(false)
      expect(found).toEqual(whole(held))
    }
    expect(killed).toEqual(10)
  },
)

test('a first start that is killed while the database is made is begun anew', { timeout: 60_000 }, async () => {
  const child = startImport(1, 1)
  const exit = once(child, 'exit')
  const draft = join(dataDir, 'database.draft')
  while (!existsSync(draft) || readdirSync(draft).length === 0) await new Promise(setImmediate)
  child.kill('SIGKILL')
  expect((await exit)[1]).toEqual('SIGKILL')
  expect(existsSync(join(dataDir, 'database'))).toEqual(false)
  expect(await readBack()).toEqual({ stats: [], titles: [] })
  expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock.2'])
})
