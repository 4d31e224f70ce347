import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isAway } from '../database/database-problem.ts'
import { listen, readChunks, type Behaviour } from './fake-clamd.testing.ts'
import { clamdScanner, ScannerAway } from './scanner.ts'
import { clamdProgram, startClamd } from './start-clamd.testing.ts'

const word = 'planted-word'
const piece = Buffer.alloc(100_000, 'x')
const never = new AbortController().signal

async function* content(size: number, last = '') {
  for (let from = 0; from < size; from += piece.length) yield piece.subarray(0, size - from)
  yield Buffer.from(last)
}

const speak =
  (show: (lengths: ReadonlyArray<number>) => void = () => undefined): Behaviour =>
  (socket) => {
    const received: Buffer[] = []
    socket.on('data', (bytes) => {
      received.push(Buffer.from(bytes))
      if (!received.at(-1)?.subarray(-4).equals(Buffer.alloc(4))) return
      const chunks = readChunks(Buffer.concat(received))
      if (!chunks) return
      show(chunks.map(({ length }) => length))
      socket.end(Buffer.concat(chunks).includes(word) ? 'stream: Test.Word.UNOFFICIAL FOUND\0' : 'stream: OK\0')
    })
  }

const cases = [
  [0, '', 'clean'],
  [0, 'a', 'clean'],
  [0, word, 'infected'],
  [10_000_000, '', 'clean'],
  [10_000_000, word, 'infected'],
] as const

test.each(cases)('a file of %i bytes that ends with "%s" is %s', async (size, last, result) => {
  expect(await clamdScanner(await listen(speak()))(content(size, last), never)).toBe(result)
})

describe.runIf(clamdProgram !== null)('clamd itself', () => {
  test('judges files alike, one after another and at once, and says of a larger one that it is too large', async () => {
    const clamd = await startClamd(clamdProgram ?? '', word)
    onTestFinished(clamd.stop)
    const scan = clamdScanner(clamd.address)
    const found = cases.map(([size, last]) => scan(content(size, last), never))
    expect(await Promise.all(found)).toEqual(cases.map(([, , result]) => result))
    expect(await scan(content(100_000, word), never)).toBe('infected')
    await expect(scan(content(13_000_000), never)).rejects.toThrow(/size limit exceeded|EPIPE|ECONNRESET/)
  })
})

test('a path is a socket of this machine, and chunks have 64 kB at most', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const seen: ReadonlyArray<number>[] = []
  const path = await listen(
    speak((lengths) => seen.push(lengths)),
    join(folder, 'socket'),
  )
  expect(await clamdScanner(path)(content(150_000), never)).toBe('clean')
  expect(seen).toEqual([[65_536, 34_464, 50_000]])
})

test('of a file no more is read than the scanner takes', async () => {
  let asked = 0
  async function* large() {
    for (; asked < 10_000; asked += 1) yield piece
  }
  const scan = clamdScanner(await listen((socket) => socket.pause()), 300)
  await expect(scan(large(), never)).rejects.toThrow('The scanner was silent for 0.3 seconds.')
  expect(asked).toBeLessThan(1000)
})

const answering =
  (answer: string): Behaviour =>
  (socket) => {
    socket.resume()
    socket.end(answer)
  }

test.each([
  ['that it is too large', 'INSTREAM size limit exceeded. ERROR\0', '"INSTREAM size limit exceeded. ERROR"'],
  ['that it has no memory', 'stream: Cannot allocate memory ERROR\0', '"stream: Cannot allocate memory ERROR"'],
  ['nothing', '', '""'],
  ['as a web server does', 'HTTP/1.1 400 Bad Request\r\n', '"HTTP/1.1 400 Bad Request\\r\\n"'],
  ['without an end', 'x'.repeat(100_000), `"${'x'.repeat(200)}"`],
])('who answers %s has not judged, and is quoted', async (_what, answer, quoted) => {
  const scan = clamdScanner(await listen(answering(answer)))
  const away = new ScannerAway(`The scanner did not judge the file, but answered ${quoted}.`, true)
  await expect(scan(content(10), never)).rejects.toEqual(away)
})

test('a file is not clean that the scanner has not seen to its end', async () => {
  const scan = clamdScanner(await listen(answering('stream: OK\0')))
  await expect(scan(content(1_000_000_000), never)).rejects.toThrow(Error)
})

test('a scanner that does not listen, or is silent, has not answered', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  const away = async (address: string, quiet?: number) =>
    clamdScanner(address, quiet)(content(10), never).catch((error: unknown) => {
      if (!(error instanceof ScannerAway)) throw error
      return [error.message, error.wasReached, 'code' in error, isAway(error)]
    })
  const refused = `The scanner cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}`
  const [noSocket, silent] = ['/nowhere/clamd.ctl', await listen((socket) => socket.resume())]
  expect(await away(`127.0.0.1:${port}`)).toEqual([refused, false, false, false])
  expect(await away(noSocket)).toEqual([
    `The scanner cannot be reached: connect ENOENT ${noSocket}`,
    false,
    false,
    false,
  ])
  expect(await away(silent, 100)).toEqual(['The scanner was silent for 0.1 seconds.', true, false, false])
  const dropping = await listen((socket) => socket.once('data', () => socket.resetAndDestroy()))
  expect(await away(dropping)).toEqual([expect.stringMatching(/^The scanner broke off: /), true, false, false])
})

test('a signal ends a scan, and lets go of the scanner', async () => {
  const ending = new AbortController()
  const closed = Promise.withResolvers<void>()
  const scan = clamdScanner(
    await listen((socket) => {
      socket.on('close', () => closed.resolve())
      socket.once('data', () => ending.abort(new Error('The file was removed.'))).resume()
    }),
  )
  await expect(scan(content(10), ending.signal)).rejects.toThrow('The scan was ended.')
  await closed.promise
  await expect(scan(content(10), ending.signal)).rejects.toThrow('The file was removed.')
})

test('a file that breaks while it is scanned is not judged', async () => {
  const closed = Promise.withResolvers<void>()
  const scan = clamdScanner(await listen((socket) => socket.on('close', () => closed.resolve()).resume()))
  async function* broken() {
    yield piece
    throw new Error('The disk broke.')
  }
  await expect(scan(broken(), never)).rejects.toThrow('The disk broke.')
  await closed.promise
})
