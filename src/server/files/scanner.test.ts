import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { clamdScanner } from './scanner.ts'
import { clamdProgram, startClamd } from './start-clamd.testing.ts'

const word = 'planted-word'
const piece = Buffer.alloc(100_000, 'x')
const never = new AbortController().signal

async function* content(size: number, last = '') {
  for (let from = 0; from < size; from += piece.length) yield piece.subarray(0, size - from)
  yield Buffer.from(last)
}

type Behaviour = (socket: Socket) => void

/** A server on a real socket. @returns its address */
async function listen(behave: Behaviour, path?: string): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    behave(socket)
  })
  if (path === undefined) server.listen(0, '127.0.0.1')
  else server.listen(path)
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The chunks of a whole INSTREAM; null while it is not whole. @throws when it is none */
function readChunks(bytes: Buffer): ReadonlyArray<Buffer> | null {
  const command = 'zINSTREAM\0'
  if (bytes.length < command.length) return null
  if (bytes.subarray(0, command.length).toString() !== command) throw new Error('This is no INSTREAM.')
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= bytes.length;) {
    const size = bytes.readUInt32BE(at)
    if (size === 0) return chunks
    chunks.push(bytes.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return null
}

/** Speaks the protocol as clamd does; shows how long the chunks were. */
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
  await expect(scan(content(10), never)).rejects.toThrow(`The scanner did not judge the file, but answered ${quoted}.`)
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
  await expect(clamdScanner(`127.0.0.1:${port}`)(content(10), never)).rejects.toThrow('ECONNREFUSED')
  await expect(clamdScanner('/nowhere/clamd.ctl')(content(10), never)).rejects.toThrow('ENOENT')
  const silent = clamdScanner(await listen((socket) => socket.resume()), 100)
  await expect(silent(content(10), never)).rejects.toThrow('The scanner was silent for 0.1 seconds.')
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
