import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCommonPasswords } from './load-common-passwords.ts'

test('[J5-25] the common passwords are those of the file that browsers load', async () => {
  const faults: string[] = []
  const list = await loadCommonPasswords('public', { error: (_, message) => void faults.push(message) })
  expect([list.has('password'), list.size > 9_900, faults]).toEqual([true, true, []])
})

test('[J5-26] without the file no password is common, and the log says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-passwords-'))
  const faults: string[] = []
  const list = await loadCommonPasswords(folder, { error: (_, message) => void faults.push(message) })
  rmSync(folder, { recursive: true })
  expect([list.size, faults]).toEqual([
    0,
    ['the common passwords cannot be read: new passwords are not compared with them'],
  ])
})
