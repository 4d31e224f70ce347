import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

export type Behaviour = (socket: Socket) => void

export async function listen(behave: Behaviour, path?: string): Promise<string> {
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

export function readChunks(bytes: Buffer): ReadonlyArray<Buffer> | null {
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

export const listenAsClamd = (answer: (content: string) => string | null | Promise<string | null>): Promise<string> =>
  listen((socket) => {
    const received: Buffer[] = []
    const reply = async (chunks: ReadonlyArray<Buffer>) => {
      const words = await answer(Buffer.concat(chunks).toString())
      if (words !== null) socket.end(`${words}\0`)
    }
    socket.on('data', (bytes) => {
      received.push(Buffer.from(bytes))
      const chunks = readChunks(Buffer.concat(received))
      if (chunks) void reply(chunks)
    })
  })
