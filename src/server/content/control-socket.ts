import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import type { ContentDesk, ImportOrder, Outcome } from './content-desk.ts'
import type { ContentTables } from './content-tables.ts'

/** Systems cut the address of a socket at about 104 bytes. */
const longestPath = 100
const attempts = 100
const betweenAttempts = 200
const largestOrder = 256 * 1024 * 1024

/** Chooses where the process that opens a data folder takes orders about its content. */
export function chooseControlSocket(dataDir: string): string {
  const folder = resolve(dataDir)
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\tamarack-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  const beside = join(folder, 'control.sock')
  if (Buffer.byteLength(beside) <= longestPath) return beside
  return join(mkdtempSync(join(tmpdir(), 'tamarack-')), 'control.sock')
}

/** Takes orders at a socket that only this user may open. The caller holds the folder's lock. */
export async function serveDesk(desk: ContentDesk, socket: string): Promise<{ close(): Promise<void> }> {
  const app = Fastify({ bodyLimit: largestOrder, forceCloseConnections: true })
  app.post<{ Body: ImportOrder }>('/check', (order) => desk.check(order.body))
  app.post<{ Body: ImportOrder }>('/import', (order) => desk.import(order.body))
  app.post('/export', () => desk.export())
  const onDisk = process.platform !== 'win32'
  if (onDisk) rmSync(socket, { force: true })
  await app.listen({ path: socket })
  if (onDisk) chmodSync(socket, 0o600)
  return {
    async close() {
      await app.close()
      if (dirname(socket).startsWith(join(tmpdir(), 'tamarack-')))
        rmSync(dirname(socket), { recursive: true, force: true })
    },
  }
}

async function send<Reply>(socketPath: string, order: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json', connection: 'close' }
  const call = request({ socketPath, path: `/${order}`, method: 'POST', headers })
  call.end(JSON.stringify(body))
  const [reply] = (await once(call, 'response')) as [IncomingMessage]
  const answer = await text(reply)
  if (reply.statusCode === 200) return JSON.parse(answer) as Reply
  const { message } = JSON.parse(answer) as { message: string }
  throw new Error(`The running site could not do this: ${message}`)
}

const isStarting = (error: unknown) => ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Sends an order; a site that is just starting has its lock before its socket, so that is waited for. */
async function sendOrWait<Reply>(socket: string, order: string, body: object): Promise<Reply> {
  for (let attempt = 1; ; attempt++)
    try {
      return await send<Reply>(socket, order, body)
    } catch (error) {
      if (!isStarting(error) || attempt === attempts) throw error
      await setTimeout(betweenAttempts)
    }
}

/** The desk of another process, reached through its socket. */
export const callDesk = (socket: string): ContentDesk => ({
  check: (order) => sendOrWait<Outcome>(socket, 'check', order),
  import: (order) => sendOrWait<Outcome>(socket, 'import', order),
  export: () => sendOrWait<ContentTables>(socket, 'export', {}),
})
