import { buffer } from 'node:stream/consumers'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTar, DamagedTar, readTar, writeTar, type TarEntry } from './tar.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tar-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const now = new Date('2026-11-01T12:00:00.000Z')
const large = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251))
const files = {
  'backup.json': Buffer.from('{}'),
  'tables/Applicant/000001.jsonl': Buffer.alloc(0),
  [`files/${'a'.repeat(120)}`]: large,
}

async function* entries(): AsyncGenerator<TarEntry, void> {
  for (const [name, content] of Object.entries(files))
    yield { name, size: content.length, content: [content.subarray(0, 100), content.subarray(100)] }
}

async function read(bytes: AsyncIterable<Uint8Array>) {
  const found: Record<string, Buffer> = {}
  for await (const { name, content } of readTar(bytes)) found[name] = await buffer(content)
  return found
}

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 1009) yield bytes.subarray(at, at + 1009)
}

test('what is written is unpacked by the tar of the system, for its owner alone', async () => {
  const path = join(folder, 'one.tar')
  writeFileSync(path, await buffer(writeTar(entries(), now)))
  execFileSync('tar', ['-xf', path, '-C', folder])
  for (const [name, content] of Object.entries(files)) {
    expect(readFileSync(join(folder, name)).equals(content)).toBe(true)
    expect([statSync(join(folder, name)).mode & 0o777, statSync(join(folder, name)).mtime]).toEqual([0o600, now])
  }
})

test('what the tar of the system has written is read', async () => {
  const path = join(folder, 'one.tar')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, 'in', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'in', name), content)
  }
  execFileSync('tar', ['-cf', path, '-C', join(folder, 'in'), ...Object.keys(files)])
  expect(await read(inPieces(readFileSync(path)))).toEqual(files)
})

test('a tar that was cut short, or is none, is told from a source that fails', async () => {
  const whole = await buffer(writeTar(entries(), now))
  const failing = async function* () {
    yield whole.subarray(0, 2000)
    throw new Error('The disk is gone.')
  }
  const outcome = (bytes: AsyncIterable<Uint8Array>) =>
    read(bytes).then(
      () => 'read',
      (error: unknown) => error,
    )
  expect(await outcome(inPieces(whole.subarray(0, 2000)))).toBeInstanceOf(DamagedTar)
  expect(await outcome(inPieces(large))).toBeInstanceOf(DamagedTar)
  expect(String(await outcome(failing()))).toBe('Error: The disk is gone.')
})

test('a file that fails while it is packed ends the tar with its error, and one that is left ends what it is made of', async () => {
  let ended = 0
  const endless = async function* (): AsyncGenerator<TarEntry, void> {
    try {
      for (let at = 0; ; at += 1) yield { name: `files/${at}`, size: large.length, content: [large] }
    } finally {
      ended += 1
    }
  }
  const failing = async function* (): AsyncGenerator<TarEntry, void> {
    yield* entries()
    throw new Error('The file is gone.')
  }
  await expect(buffer(writeTar(failing(), now))).rejects.toThrow('The file is gone.')
  for await (const piece of writeTar(endless(), now)) if (piece.length > 0) break
  expect(ended).toBe(1)
})

async function* toPieces(content: Buffer) {
  for (let at = 0; at < content.length; at += 700) yield content.subarray(at, at + 700)
}

const contents = {
  empty: Buffer.alloc(0),
  'one-block': Buffer.alloc(512, 'a'),
  'files/Moss-1-cv.pdf': Buffer.from('What I can do'),
  [`files/${'long '.repeat(40)}name`]: Buffer.alloc(5_000, 'b'),
  'files/Żółć résumé.odt': Buffer.from('Łukasz'),
  [`files/${'x'.repeat(94)}`]: Buffer.from('a name of exactly 100 bytes'),
}

function readFiles(root: string) {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(root, name))]))
}

test('the tar of the system unpacks what was written, with names of any letters and length', async () => {
  const pieces: Uint8Array[] = []
  const tar = createTar(async (bytes) => void pieces.push(bytes))
  for (const [name, content] of Object.entries(contents))
    await tar.add({ name, size: content.length, at: now }, toPieces(content))
  await tar.end()
  const archive = join(folder, 'a.tar')
  writeFileSync(archive, Buffer.concat(pieces))
  const to = mkdtempSync(join(folder, 'to-'))
  const said = execFileSync('tar', ['-xf', archive, '-C', to], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect([said, readFiles(to)]).toEqual(['', contents])
  const { mode, mtime } = statSync(join(to, 'one-block'))
  expect([mode & 0o777, mtime]).toEqual([0o600, now])
})

test('a file that has not as many bytes as was said is refused', async () => {
  const tar = createTar(async () => undefined)
  const adding = tar.add({ name: 'a', size: 3, at: now }, toPieces(Buffer.from('four')))
  await expect(adding).rejects.toThrow('Expected 3 bytes of a and found 4.')
})
