import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTar } from './tar.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tar-'))
})
afterEach(() => rmSync(root, { recursive: true }))

async function* piecesOf(content: Buffer) {
  for (let at = 0; at < content.length; at += 700) yield content.subarray(at, at + 700)
}

const at = new Date('2026-11-28T12:00:00Z')

const contents = {
  empty: Buffer.alloc(0),
  'one-block': Buffer.alloc(512, 'a'),
  'files/Moss-1-cv.pdf': Buffer.from('What I can do'),
  [`files/${'long '.repeat(40)}name`]: Buffer.alloc(5_000, 'b'),
  'files/Żółć résumé.odt': Buffer.from('Łukasz'),
  [`files/${'x'.repeat(94)}`]: Buffer.from('a name of exactly 100 bytes'),
}

function filesIn(folder: string) {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))
}

test('the tar of the system unpacks what was written, with names of any letters and length', async () => {
  const pieces: Uint8Array[] = []
  const tar = createTar(async (bytes) => void pieces.push(bytes))
  for (const [name, content] of Object.entries(contents))
    await tar.add({ name, size: content.length, at }, piecesOf(content))
  await tar.end()
  const archive = join(root, 'a.tar')
  writeFileSync(archive, Buffer.concat(pieces))
  const folder = mkdtempSync(join(root, 'to-'))
  const said = execFileSync('tar', ['-xf', archive, '-C', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect([said, filesIn(folder)]).toEqual(['', contents])
  const { mode, mtime } = statSync(join(folder, 'one-block'))
  expect([mode & 0o777, mtime]).toEqual([0o600, at])
})

test('a file that has not as many bytes as was said is refused', async () => {
  const tar = createTar(async () => undefined)
  const adding = tar.add({ name: 'a', size: 3, at }, piecesOf(Buffer.from('four')))
  await expect(adding).rejects.toThrow('Expected 3 bytes of a and found 4.')
})
