import { execFileSync, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BadConfig } from '../settings/config.ts'
import { createFileStore, MissingFile, type FileStore } from './file-store.ts'
import { makeKey, openKeyRing, UnknownKey } from './key-ring.ts'
import { TooLarge } from './pieces.ts'

const most = 10 * 1024 * 1024
let folder: string
let key: string
let store: FileStore

const openStore = async (...keys: ReadonlyArray<string>) => createFileStore({ folder, keys: await openKeyRing(keys) })

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'files-')), 'files')
  key = await makeKey()
  store = await openStore(key)
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

async function* inPieces(content: Uint8Array, size = 100_000) {
  for (let from = 0; from < content.length; from += size) yield content.subarray(from, from + size)
}

const write = (content: string | Uint8Array, name = 'resume.txt') =>
  store.write(inPieces(Buffer.from(content)), { name, most })

async function collect(content: AsyncIterable<Uint8Array>) {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

test.each([
  [0, 'empty'],
  [1, 'fits'],
  [64 * 1024, 'fits'],
  [most, 'fits'],
])('a file of %i bytes is read as it was written, and found %s', async (size, found) => {
  const content = randomBytes(size).map((byte) => 0x20 + (byte % 64))
  const stored = await write(content)
  const ending = found === 'fits' ? 'txt' : null
  expect(stored).toEqual({ storedName: stored.storedName, size, keyId: store.keyId, found, ending })
  expect(hash(await collect(await store.read(stored)))).toBe(hash(content))
})

test('a piece of 10 MB, a piece of one byte and a stream of Node are written alike', async () => {
  const content = randomBytes(most)
  const small = randomBytes(500)
  const streams = [inPieces(content, most), Readable.from([content]), inPieces(small, 1)]
  const stored = await Promise.all(streams.map((one) => store.write(one, { name: 'resume.pdf', most })))
  const read = await Promise.all(stored.map(async (one) => hash(await collect(await store.read(one)))))
  expect(read).toEqual([hash(content), hash(content), hash(small)])
})

test('a file of one byte more than 10 MB is refused, and no more of it is read', async () => {
  let asked = 0
  async function* endless() {
    for (;;) {
      asked += 1
      yield Buffer.alloc(1024 * 1024, 'x')
    }
  }
  await expect(write(Buffer.alloc(most + 1))).rejects.toThrow(TooLarge)
  await expect(store.write(endless(), { name: 'resume.txt', most })).rejects.toThrow(TooLarge)
  expect([asked, readdirSync(folder)]).toEqual([11, []])
})

test('a stream that breaks leaves no file, and says why', async () => {
  async function* broken() {
    yield* inPieces(Buffer.alloc(300_000))
    throw new Error('The line broke.')
  }
  await expect(store.write(broken(), { name: 'resume.txt', most })).rejects.toThrow('The line broke.')
  expect(readdirSync(folder)).toEqual([])
})

test('a signal ends a write whose stream stands still, and lets go of the stream', async () => {
  const ending = new AbortController()
  const stream = new Readable({ read: () => undefined })
  stream.push(Buffer.alloc(300_000))
  const written = store.write(stream, { name: 'resume.txt', most, signal: ending.signal })
  setImmediate(() => ending.abort(new Error('The visitor went away.')))
  await expect(written).rejects.toThrow('The visitor went away.')
  expect([stream.destroyed, readdirSync(folder)]).toEqual([true, []])
})

test('a signal that has ended already lets nothing be written', async () => {
  const signal = AbortSignal.abort(new Error('Too late.'))
  await expect(store.write(inPieces(Buffer.from('a')), { name: 'resume.txt', most, signal })).rejects.toThrow(
    'Too late.',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('on disk a file is age, under a name of 128 bits, for this user alone, without a word of its content', async () => {
  const stored = await write('Ada Lopez, analyst. '.repeat(10_000), 'Ada Lopez.txt')
  const path = join(folder, stored.storedName)
  const bytes = readFileSync(path, 'latin1')
  expect(stored.storedName).toMatch(/^[0-9a-f]{32}$/)
  expect([bytes.slice(0, 21), bytes.includes('Lopez, analyst')]).toEqual(['age-encryption.org/v1', false])
  const modes = [folder, path].map((one) => statSync(one).mode & 0o777)
  expect(modes).toEqual(process.platform === 'win32' ? modes : [0o700, 0o600])
})

test('a file that was changed or cut short on disk is not read to its end as if it were whole', async () => {
  const content = 'Ada Lopez, analyst. '.repeat(10_000)
  const [changed, cut] = [await write(content), await write(content)]
  const bytes = readFileSync(join(folder, changed.storedName))
  bytes[150_000] = (bytes[150_000] ?? 0) ^ 1
  writeFileSync(join(folder, changed.storedName), bytes)
  truncateSync(join(folder, cut.storedName), 150_000)
  const reads = [changed, cut].map(async (one) => await collect(await store.read(one)))
  const ends = await Promise.allSettled(reads)
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('what was removed is missing, and can be removed again', async () => {
  const stored = await write('a')
  await store.remove(stored.storedName)
  await store.remove(stored.storedName)
  await expect(store.read(stored)).rejects.toThrow(MissingFile)
  expect(readdirSync(folder)).toEqual([])
})

test.each(['../secret', '', '.', 'A'.repeat(32), 'a'.repeat(33), `${'a'.repeat(32)}.part`, `${'a'.repeat(32)}\n`])(
  'no path gets in by a stored name: %j',
  async (storedName) => {
    const calls = [store.read({ storedName, keyId: store.keyId }), store.remove(storedName)]
    const ends = await Promise.allSettled(calls)
    const said = `Expected the name of a stored file, 32 hexadecimal digits, and found ${JSON.stringify(storedName)}.`
    expect(ends).toEqual(calls.map(() => ({ status: 'rejected', reason: new Error(said) })))
  },
)

test('after a change of keys the old file is read with its key, the next gets the new one, and renewing ends the old', async () => {
  const old = await write('Ada')
  const next = await makeKey()
  store = await openStore(next, key)
  const [young, renewed] = [await write('Ben'), await store.renew(old)]
  expect(
    await Promise.all([old, young, renewed].map(async (file) => String(await collect(await store.read(file))))),
  ).toEqual(['Ada', 'Ben', 'Ada'])
  expect(readdirSync(folder).sort()).toEqual([old, young, renewed].map(({ storedName }) => storedName).sort())
  store = await openStore(next)
  expect([String(await collect(await store.read(renewed))), renewed.keyId, young.keyId]).toEqual([
    'Ada',
    store.keyId,
    store.keyId,
  ])
  await expect(store.read(old)).rejects.toThrow(UnknownKey)
  await expect(store.renew(old)).rejects.toThrow(UnknownKey)
})

test('a file that is kept with the id of another key is not read with it', async () => {
  const old = await write('Ada')
  store = await openStore(await makeKey(), key)
  await expect(store.read({ ...old, keyId: store.keyId })).rejects.toThrow(UnknownKey)
})

test('the id of a key does not depend on the keys beside it', async () => {
  const other = await makeKey()
  const rings = await Promise.all([[key], [key, other], [other, key]].map((keys) => openKeyRing(keys)))
  expect(new Set(rings.map(({ keyId }) => keyId)).size).toBe(2)
  expect(rings[1]?.keyId).toBe(rings[0]?.keyId)
})

test('all keys that cannot be read are named by their place, and never shown', async () => {
  await expect(openKeyRing([])).rejects.toEqual(
    new BadConfig(['There is no key for files: expected at least one, such as AGE-SECRET-KEY-1….']),
  )
  await expect(openKeyRing(['secret-word', key, ''])).rejects.toEqual(
    new BadConfig([
      'Key 1 of the keys for files cannot be read: expected one such as AGE-SECRET-KEY-1….',
      'Key 3 of the keys for files cannot be read: expected one such as AGE-SECRET-KEY-1….',
    ]),
  )
})

const byName = (a: string, b: string) => a.localeCompare(b, 'en')
const day = 86_400_000

const aside = () =>
  readdirSync(join(folder, 'aside'), { recursive: true })
    .map((path) => String(path).split('/')[1] ?? '')
    .filter((name) => name !== '')
    .toSorted(byName)

const sweepAll = () => store.sweep(async () => new Set(), { before: new Date(Date.now() + day), most: 9 })

test('what was moved aside is moved back when it is read, and removed for good when it is removed', async () => {
  const [read, removed] = [await write('Ada'), await write('Ben')]
  await sweepAll()
  const reads = await Promise.all([1, 2].map(async () => String(await collect(await store.read(read)))))
  expect([reads, aside()]).toEqual([['Ada', 'Ada'], [removed.storedName]])
  await store.remove(removed.storedName)
  expect(aside()).toEqual([])
  await expect(store.read(removed)).rejects.toThrow(MissingFile)
})

test('what lies aside goes when its day is longer ago than backups are kept, but for what is known again', async () => {
  const [old, known, young] = [await put('a'), await put('b'), await put('c')]
  const today = Math.floor(Date.now() / day) * day
  const getEarlierDay = (days: number) => new Date(today - days * day).toISOString().slice(0, 10)
  for (const [name, days] of [
    [old, 15],
    [known, 15],
    [young, 14],
  ] as const) {
    mkdirSync(join(folder, 'aside', getEarlierDay(days)), { recursive: true })
    renameSync(join(folder, name), join(folder, 'aside', getEarlierDay(days), name))
  }
  await store.expireAside(async () => new Set([known]), 14)
  expect([aside(), readdirSync(folder).includes(known), readdirSync(folder).includes(old)]).toEqual([
    [young],
    true,
    false,
  ])
  expect([aside(), readdirSync(join(folder, 'aside'))]).toEqual([[young], [getEarlierDay(14)]])
})

const put = async (content: string) => (await write(content)).storedName
const noon = new Date('2026-11-20T12:00:00Z')
const age = (name: string, days: number) => {
  const time = new Date(noon.getTime() - days * day)
  utimesSync(join(folder, name), time, time)
}

test('the sweep moves aside what is old and nobody knows, and leaves what is known, young or not its own', async () => {
  const [known, unknown, young] = [await put('a'), await put('b'), await put('c')]
  const [notice, oldTemp, youngTemp] = ['readme.txt', `${'a'.repeat(32)}.part`, `${'b'.repeat(32)}.part`]
  for (const name of [notice, oldTemp, youngTemp]) writeFileSync(join(folder, name), '')
  for (const name of [known, unknown, notice, oldTemp]) age(name, 2)
  for (const name of [young, youngTemp]) age(name, 0)
  const asked: string[] = []
  const isKnown = async (names: ReadonlyArray<string>) => {
    asked.push(...names)
    return new Set(names.filter((name) => name === known))
  }
  const before = new Date(noon.getTime() - day)
  expect(await store.sweep(isKnown, { before, most: 1 })).toEqual({ unknown: 1, isMoved: true })
  expect(asked.toSorted(byName)).toEqual([known, unknown].toSorted(byName))
  expect(readdirSync(folder).toSorted(byName)).toEqual([known, young, notice, youngTemp, 'aside'].toSorted(byName))
  expect(aside()).toEqual([unknown])
})

test('the sweep asks for 500 names at a time, and moves none where more are unknown than may be', async () => {
  const names = Array.from({ length: 1201 }, (_, index) => index.toString(16).padStart(32, '0'))
  for (const name of names) {
    writeFileSync(join(folder, name), '')
    age(name, 2)
  }
  const asked: number[] = []
  const knowsEven = async (some: ReadonlyArray<string>) => {
    asked.push(some.length)
    return new Set(some.filter((name) => /[02468ace]$/.test(name)))
  }
  const sweep = (atMost: number) => store.sweep(knowsEven, { before: noon, most: atMost })
  expect([await sweep(599), asked.splice(0), readdirSync(folder).length]).toEqual([
    { unknown: 600, isMoved: false },
    [500, 500, 201],
    1201,
  ])
  expect([await sweep(600), aside().length]).toEqual([{ unknown: 600, isMoved: true }, 600])
})

test('a file of 64 MB is in memory with no more than a few of its 1,000 pieces', () => {
  const child = join(import.meta.dirname, 'hold-child.testing.ts')
  const said = execFileSync(process.execPath, ['--expose-gc', child, folder])
  const { size, held } = JSON.parse(said.toString()) as { size: number; held: number }
  expect(size).toBe(65_536_000)
  expect(held).toBeLessThan(10)
})

test('a process that is killed in the middle of a file leaves only what the sweep takes', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'write-child.testing.ts'), folder])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  const left = readdirSync(folder)
  expect(left.map((name) => name.replace(/^[0-9a-f]{32}/, 'name'))).toEqual(['name.part'])
  age(left[0] ?? '', 2)
  expect(await store.sweep(async () => new Set(), { before: noon, most: 0 })).toEqual({ unknown: 0, isMoved: true })
  expect(readdirSync(folder)).toEqual([])
})
