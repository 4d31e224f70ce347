import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FileAlreadyExists, writeNewFile } from './write-file.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = () => join(folder, 'one.tar')
const outcome = (content: AsyncIterable<Uint8Array>) =>
  writeNewFile(path(), content).then(
    () => 'written',
    (error: unknown) => error,
  )

async function* completeContent() {
  yield Buffer.from('some ')
  yield Buffer.from('words')
}
async function* broken() {
  yield Buffer.from('some ')
  throw new Error('No more.')
}
async function* overtaken() {
  writeFileSync(path(), 'another')
  yield Buffer.from('some ')
}

test('a file is there whole, for this user alone, or not at all', async () => {
  expect([String(await outcome(broken())), readdirSync(folder)]).toEqual(['Error: No more.', []])
  expect(await outcome(completeContent())).toBe('written')
  expect([readdirSync(folder), readFileSync(path(), 'utf8'), statSync(path()).mode & 0o777]).toEqual([
    ['one.tar'],
    'some words',
    0o600,
  ])
})

test('a file that is there already stays as it is', async () => {
  expect(await outcome(overtaken())).toEqual(new FileAlreadyExists(`${path()} is there already: name a new file.`))
  expect(await outcome(completeContent())).toEqual(
    new FileAlreadyExists(`${path()} is there already: name a new file.`),
  )
  rmSync(path())
  writeFileSync(`${path()}.part`, '')
  expect(await outcome(completeContent())).toEqual(
    new FileAlreadyExists(
      `${path()}.part is there already: another command writes it, or was cut short; then remove it.`,
    ),
  )
  expect(readdirSync(folder)).toEqual(['one.tar.part'])
})
