import { buffer } from 'node:stream/consumers'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStoredBelow, storeInto } from './stored-files.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stored-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const [first, second, none] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]

async function read(name: string) {
  const file = await openStoredBelow(root)('here', name)
  return file && [file.size, (await buffer(file.content)).toString()]
}

test('a file is found where it stands, and where it was moved aside, and none where there is none', async () => {
  expect(await read(first)).toBe(null)
  const folder = join(root, 'here')
  for (const day of ['2026-11-26', '2026-11-27']) mkdirSync(join(folder, 'aside', day), { recursive: true })
  writeFileSync(join(folder, first), 'the first')
  writeFileSync(join(folder, 'aside', '2026-11-27', second), 'the second')
  expect([await read(first), await read(second), await read(none)]).toEqual([
    [9, 'the first'],
    [10, 'the second'],
    null,
  ])
  renameSync(join(folder, first), join(folder, 'aside', '2026-11-26', first))
  expect(await read(first)).toEqual([9, 'the first'])
  await expect(read('../here/1')).rejects.toThrow('Expected the name of a stored file')
})

test('a file is kept under its name, for this user alone, and never over another', async () => {
  const store = storeInto(join(root, 'a', 'b'))
  const content = async function* () {
    yield Buffer.from('the first')
  }
  await store(first, content())
  await expect(store(first, content())).rejects.toThrow('EEXIST')
  await expect(store('../1', content())).rejects.toThrow('Expected the name of a stored file')
  const path = join(root, 'a', 'b', first)
  expect([readdirSync(join(root, 'a', 'b')), statSync(path).mode & 0o777, statSync(path).size]).toEqual([
    [first],
    0o600,
    9,
  ])
})
