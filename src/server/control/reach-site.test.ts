import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../settings/config.ts'
import { explainNoDatabase } from './reach-site.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'reach-site-'))
})
afterEach(() => {
  chmodSync(dataDir, 0o700)
  rmSync(dataDir, { recursive: true })
})

const explain = (folder = dataDir) => explainNoDatabase(readConfig({ DATA_DIR: folder }))

test('a folder without a database, or none at all, is told as that', () => {
  expect([explain(), explain(join(dataDir, 'absent'))]).toEqual([
    `There is no database in ${dataDir} yet.`,
    `There is no database in ${join(dataDir, 'absent')} yet.`,
  ])
})

test.skipIf(process.getuid?.() === 0)('a folder that this user may not enter is not told to be empty', () => {
  mkdirSync(join(dataDir, 'database'))
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18')
  chmodSync(dataDir, 0)
  expect(explain()).toBe(
    `This user may not enter ${dataDir} (EACCES): run the command as the user of the site, with systemd by site-command.`,
  )
})
