import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleEachKind } from '#steps/harness/sampling.ts'
import { openDatabase } from '../database/open-database.ts'
import { readContent } from './read-content.testing.ts'

const rowCount = 1000
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kill-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const start = (script: string, ...more: ReadonlyArray<number>) =>
  spawn(process.execPath, [join(import.meta.dirname, script), dataDir, ...more.map(String)])

async function importUntil(years: number, statement: number) {
  const child = start('import-child.testing.ts', years, rowCount)
  const lines: string[] = []
  const exit = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    lines.push(line)
    if (lines.filter((one) => one === 'statement').length === statement) child.kill('SIGKILL')
  }
  const [, signal] = await exit
  const [found = '', ...said] = lines
  return { found: JSON.parse(found) as Content, said, signal }
}

type Content = Awaited<ReturnType<typeof readContent>>

async function readStored(): Promise<Content> {
  const database = await openDatabase({ dataDir })
  const content = await readContent(database)
  await database.close()
  return content
}

const completeContent = (years: number) => ({ stats: [{ years }], titles: [[`News of ${years}`, rowCount]] })

const moments = sampleEachKind(
  Array.from({ length: 10 }, (_, at) => at),
  { getName: (at) => `moment ${at}` },
)

test('an import that is killed at any moment leaves the old or the new content whole', async () => {
  const first = await importUntil(1, Infinity)
  const statements = first.said.filter((line) => line === 'statement').length
  expect(first.said.at(-1)).toEqual('imported')
  let tried = { years: 1, ...first }
  let held = 0
  let killed = 0
  const check = (found: Content) => {
    if (found.stats[0]?.years === tried.years) held = tried.years
    expect(tried.said.includes('imported') && held !== tried.years).toEqual(false)
    expect(found).toEqual(completeContent(held))
  }
  for (const moment of moments) {
    const years = moment + 2
    const next = await importUntil(years, 1 + Math.round((moment * (statements - 1)) / 9))
    check(next.found)
    tried = { years, ...next }
    if (next.signal === 'SIGKILL') killed += 1
  }
  check(await readStored())
  expect(killed).toEqual(moments.length)
})

test.each(sampleEachKind(['begun', 'whole'], { getName: (moment) => moment }))(
  'a first start that is killed while the database is %s and has no name yet is begun again',
  async (moment) => {
    const child = start('../database/hold-draft.testing.ts')
    const exit = once(child, 'exit')
    for await (const line of createInterface(child.stdout)) if (line === moment) child.kill('SIGKILL')
    expect((await exit)[1]).toEqual('SIGKILL')
    const left = readdirSync(dataDir)
    expect([left.includes('database.draft'), left.includes('database')]).toEqual([true, false])
    expect(await readStored()).toEqual({ stats: [], titles: [] })
    expect(readdirSync(dataDir).toSorted()).toEqual(['database', 'lock.2'])
  },
)
