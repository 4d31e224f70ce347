import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DatabaseProblem } from './database/database-problem.ts'
import { explainStart, prepareStart, startExitCode } from './prepare-start.ts'
import { BadConfig } from './settings/config.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

function whyNot(env: Record<string, string>): ReadonlyArray<string> {
  try {
    prepareStart(env)
    return []
  } catch (error) {
    return explainStart(error)
  }
}

test('a data folder that is a file, or lies in one, is told in one sentence', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(whyNot({ DATA_DIR: file })).toEqual([
    `The data folder ${file} is a file, or lies in one (EEXIST): set DATA_DIR to a folder.`,
  ])
  expect(whyNot({ DATA_DIR: join(file, 'data') })).toEqual([
    `The data folder ${file}/data is a file, or lies in one (ENOTDIR): set DATA_DIR to a folder.`,
  ])
  expect(whyNot({ DATA_DIR: file, DATABASE_URL: 'postgres://db/site' })).toEqual([
    `The data folder ${file} is a file, or lies in one (EEXIST): set DATA_DIR to a folder.`,
  ])
})

test.skipIf(process.getuid?.() === 0)('a data folder without the right to write is told in one sentence', () => {
  chmodSync(folder, 0o500)
  expect(whyNot({ DATA_DIR: folder })).toEqual([
    `The data folder ${folder} cannot be written (EACCES): give this user the right to write there, or set DATA_DIR to another folder.`,
  ])
})

test('a good data folder is made, and nothing is left in it, also with a PostgreSQL, where files stand in it', () => {
  expect(whyNot({ DATA_DIR: join(folder, 'a', 'b') })).toEqual([])
  expect(whyNot({ DATA_DIR: join(folder, 'c'), DATABASE_URL: 'postgres://db/site' })).toEqual([])
  expect([readdirSync(folder), readdirSync(join(folder, 'a', 'b'))]).toEqual([['a', 'c'], []])
})

test('a restore that did not come to its end is told, with either database', () => {
  mkdirSync(join(folder, 'restore.draft'))
  const words = [
    `A restore into ${folder} is under way or was cut short: let it end, or run npm run data -- restore FILE again; it begins again, or finishes what is missing.`,
  ]
  expect(whyNot({ DATA_DIR: folder })).toEqual(words)
  expect(whyNot({ DATA_DIR: folder, DATABASE_URL: 'postgres://db/site' })).toEqual(words)
})

test('settings are judged before the folder, all at once', () => {
  expect(whyNot({ DATA_DIR: '/dev/null', PORT: 'x', SMTP_URL: 'smtp://h:99999' })).toHaveLength(2)
})

test('a wrong setting ends a start with the code after which no service starts again, and nothing else does', () => {
  expect(startExitCode(new BadConfig(['PORT is "80a".']))).toBe(78)
  for (const error of [new Error('connect ECONNREFUSED'), new DatabaseProblem('The disk is full.'), 'odd'])
    expect(startExitCode(error)).toBe(1)
})
