import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { errorMessage } from '../log/describe-error.ts'

export class ScannerAway extends Error {
  override readonly name = 'ScannerAway'
  readonly wasReached: boolean
  constructor(message: string, wasReached: boolean, options?: ErrorOptions) {
    super(message, options)
    this.wasReached = wasReached
  }
}

class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

export type Scanner = (content: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<'clean' | 'infected'>

const largestChunk = 64 * 1024
const longestAnswer = 4096
/** In ms; clamd itself gives up after two minutes (`MaxScanTime`). */
const longestSilence = 150_000

const encodeChunkSize = (size: number) => {
  const word = Buffer.alloc(4)
  word.writeUInt32BE(size)
  return word
}

async function* readable(content: AsyncIterable<Uint8Array>) {
  try {
    yield* content
  } catch (cause) {
    throw new UnreadableFile('The file cannot be read.', { cause })
  }
}

async function* framed(content: AsyncIterable<Uint8Array>) {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of readable(content))
    for (let from = 0; from < piece.length; from += largestChunk) {
      const chunk = piece.subarray(from, from + largestChunk)
      yield encodeChunkSize(chunk.length)
      yield chunk
    }
  yield encodeChunkSize(0)
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const piece of socket as AsyncIterable<Buffer>) {
    answer += piece.toString('latin1')
    if (answer.includes('\0') || answer.length > longestAnswer) break
  }
  return answer.split('\0')[0] ?? ''
}

function parseScanResult(answer: string) {
  if (answer === 'stream: OK') return 'clean'
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected'
  throw new ScannerAway(
    `The scanner did not judge the file, but answered ${JSON.stringify(answer.slice(0, 200))}.`,
    true,
  )
}

function parseScannerAddress(address: string): NetConnectOpts {
  const [, host, port] = /^\[?(.+?)\]?:(\d+)$/.exec(address) ?? []
  return host === undefined || host.includes('/') ? { path: address } : { host, port: Number(port) }
}

function connectScanner(address: string, quiet: number): Socket {
  const socket = connect(parseScannerAddress(address))
  // Who reads it is told what went wrong; an error that nobody listens to would end the process.
  socket.on('error', () => undefined)
  const silence = `The scanner was silent for ${quiet / 1000} seconds.`
  return socket.setTimeout(quiet, () => socket.destroy(new ScannerAway(silence, !socket.connecting)))
}

function toScannerError(error: unknown, wasReached: boolean): unknown {
  if (error instanceof UnreadableFile) return error.cause
  if (error instanceof ScannerAway) return error
  const what = wasReached ? 'broke off' : 'cannot be reached'
  return new ScannerAway(`The scanner ${what}: ${errorMessage(error)}`, wasReached, { cause: error })
}

async function send(content: AsyncIterable<Uint8Array>, socket: Socket) {
  const sending = pipeline(framed(content), socket, { end: false })
  sending.catch((error: Error) => socket.destroy(error))
  const result = parseScanResult(await readAnswer(socket))
  await sending
  return result
}

/**
 * clamd's `StreamMaxLength` must allow the largest file. @param address `host:port` or a socket path @param quiet
 * longest silence in ms
 */
export function clamdScanner(address: string, quiet = longestSilence): Scanner {
  return async (content, signal) => {
    signal.throwIfAborted()
    const socket = connectScanner(address, quiet)
    let wasReached = false
    socket.once('connect', () => (wasReached = true))
    const end = () => socket.destroy(new Error('The scan was ended.', { cause: signal.reason }))
    signal.addEventListener('abort', end, { once: true })
    try {
      return await send(content, socket)
    } catch (error) {
      throw signal.aborted ? error : toScannerError(error, wasReached)
    } finally {
      signal.removeEventListener('abort', end)
      socket.destroy()
    }
  }
}
