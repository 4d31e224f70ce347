import { connect, type Socket } from 'node:net'
import type { BenchRequest } from './answers.ts'

const connections = 16

function toBytes(host: string, path: string, { method, headers, body }: BenchRequest): Buffer {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

const headEnd = Buffer.from('\r\n\r\n')
const lastChunk = Buffer.from('0\r\n\r\n')

type Head = { readonly status: number; readonly isWhole: (received: number, last: Buffer) => boolean }

function readHead(text: string, hasBody: boolean): Head {
  const [status, length] = [Number(text.slice(9, 12)), Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0)]
  if (!hasBody) return { status, isWhole: () => true }
  if (/\r\ntransfer-encoding: chunked/i.test(text))
    return { status, isWhole: (_, last) => last.subarray(-lastChunk.length).equals(lastChunk) }
  return { status, isWhole: (received) => received >= length }
}

function readAnswers(socket: Socket, hasBody: boolean, onAnswer: (status: number) => void) {
  let [begun, received] = [Buffer.alloc(0), 0]
  let head: Head | null = null
  socket.on('data', (chunk) => {
    if (head) received += chunk.length
    else {
      begun = begun.length === 0 ? chunk : Buffer.concat([begun, chunk])
      const end = begun.indexOf(headEnd)
      if (end === -1) return
      head = readHead(begun.toString('latin1', 0, end), hasBody)
      received = begun.length - end - headEnd.length
    }
    if (!head.isWhole(received, chunk)) return
    const { status } = head
    head = null
    begun = Buffer.alloc(0)
    onAnswer(status)
  })
}

export type Load = { readonly statuses: ReadonlySet<number>; readonly perSecond: number }

export async function sendLoad(address: string, path: string, asked: BenchRequest, amount: number): Promise<Load> {
  const { host, hostname, port } = new URL(address)
  const bytes = toBytes(host, path, asked)
  const [statuses, started] = [new Set<number>(), performance.now()]
  let left = amount
  const sendOnOne = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const socket = connect(Number(port), hostname).setNoDelay()
    const sendNext = () => {
      if (left-- > 0) {
        socket.write(bytes)
        return
      }
      socket.destroy()
      resolve()
    }
    readAnswers(socket, asked.method !== 'HEAD', (status) => {
      statuses.add(status)
      sendNext()
    })
    socket.once('connect', sendNext).once('error', reject)
    socket.once('close', () => reject(new Error(`A connection was closed at ${path}`)))
    return promise
  }
  await Promise.all(Array.from({ length: connections }, sendOnOne))
  return { statuses, perSecond: (amount * 1000) / (performance.now() - started) }
}
