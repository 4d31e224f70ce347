import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findHolder, FolderInUse, lockFolder } from './folder-lock.ts'
import { identifyThisProcess } from './process-identity.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const deadPid = () => spawnSync(process.execPath, ['--version']).pid

const errorOf = (act: () => unknown) => {
  try {
    act()
    return null
  } catch (error) {
    return error
  }
}

test('a folder that a living process holds is refused by its process number', () => {
  const lock = lockFolder(folder, '/tmp/control.sock')
  expect(findHolder(folder)).toEqual({ ...identifyThisProcess(), controlSocket: '/tmp/control.sock' })
  const error = errorOf(() => lockFolder(folder))
  expect(error instanceof FolderInUse && error.message).toEqual(
    `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
  )
  lock.release()
  expect(findHolder(folder)).toEqual(null)
})

test('a released folder can be taken again and only one file is left', () => {
  for (let round = 0; round < 3; round++) lockFolder(folder).release()
  expect(readdirSync(folder)).toEqual(['lock.3'])
})

test('the lock of a dead process is taken over', () => {
  writeFileSync(join(folder, 'lock.7'), JSON.stringify({ pid: deadPid(), started: 'long ago', controlSocket: null }))
  lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock.8'])
})

test('a process that was given the number of the dead holder does not keep the lock', () => {
  writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: process.pid, started: 'before', controlSocket: null }))
  lockFolder(folder)
  expect(findHolder(folder)).toEqual({ ...identifyThisProcess(), controlSocket: null })
})

test('an unreadable lock counts as left by a dead process', () => {
  writeFileSync(join(folder, 'lock.2'), '{"pid":')
  lockFolder(folder)
  expect(readdirSync(folder)).toEqual(['lock.3'])
})

test('of several processes that want a folder at once only one ever holds it', { timeout: 60_000 }, async () => {
  writeFileSync(join(folder, 'lock.1'), JSON.stringify({ pid: deadPid(), started: '', controlSocket: null }))
  const start = () => spawn(process.execPath, [join(import.meta.dirname, 'hold-lock.testing.ts'), folder, '100'])
  const contenders = Array.from({ length: 4 }, start)
  await Promise.all(contenders.map(({ stdout }) => once(stdout, 'data')))
  for (const { stdin } of contenders) stdin.write('go\n')
  const ends = contenders.map(async ({ stdout, stderr }) => (await text(stdout)) + (await text(stderr)))
  expect(await Promise.all(ends)).toEqual(Array.from({ length: 4 }, () => 'held 100\n'))
})
