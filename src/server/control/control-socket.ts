import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { reachSocket } from '../database/folder-socket.ts'
import { jsonLinesType, readJsonLines, writeJsonLines } from './json-lines.ts'

const attempts = 100
const betweenAttempts = 200

export type Actions = Readonly<Record<string, (body: never) => Promise<object>>>

export type SendAction = <Reply>(action: string, body: object) => Promise<Reply>

export function chooseControlSocket(dataDir: string): string {
  if (process.platform !== 'win32') return 'control.sock'
  return `\\\\.\\pipe\\tamarack-${createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)}`
}

/** The caller must hold the folder's lock: a socket that is there is removed. */
export async function serveActions(
  actions: Actions,
  dataDir: string,
  socket: string,
): Promise<{ close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  app.addContentTypeParser(jsonLinesType, (_request, payload, done) => done(null, payload))
  for (const [name, act] of Object.entries(actions))
    app.post(`/${name}`, async ({ body }, reply) => {
      const result = await act((await readJsonLines(body as Readable)) as never)
      return reply.type(jsonLinesType).send(Readable.from(writeJsonLines(result)))
    })
  const onDisk = process.platform !== 'win32'
  const { path, leave } = reachSocket(dataDir, socket)
  const close = () => app.close().finally(leave)
  try {
    if (onDisk) rmSync(path, { force: true })
    await app.listen({ path })
    if (onDisk) chmodSync(path, 0o600)
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

type Place = { readonly dataDir: string; readonly socket: string }

async function sendToSocket<Reply>(socketPath: string, action: string, body: object): Promise<Reply> {
  const headers = { 'content-type': jsonLinesType, connection: 'close' }
  const call = request({ socketPath, path: `/${action}`, method: 'POST', headers })
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  answered.catch(() => undefined)
  // The site may answer without reading all; then its answer counts.
  await pipeline(Readable.from(writeJsonLines(body)), call).catch(() => undefined)
  const [reply] = await answered
  if (reply.statusCode === 200) return (await readJsonLines(reply)) as Reply
  const { message } = JSON.parse(await text(reply)) as { message: string }
  const advice = message.includes('EACCES') ? ' Run the command as the user of the site.' : ''
  throw new Error(`The running site could not do this: ${message.replace(/\.$/, '')}.${advice}`)
}

async function send<Reply>({ dataDir, socket }: Place, action: string, body: object): Promise<Reply> {
  const { path, leave } = reachSocket(dataDir, socket)
  return sendToSocket<Reply>(path, action, body).finally(leave)
}

const isStarting = (error: unknown) => ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '')

async function sendOrWait<Reply>(place: Place, action: string, body: object): Promise<Reply> {
  for (let attempt = 1; ; attempt++)
    try {
      return await send<Reply>(place, action, body)
    } catch (error) {
      if (!isStarting(error) || attempt === attempts) throw error
      await setTimeout(betweenAttempts)
    }
}

export const createActionSender =
  (dataDir: string, socket: string): SendAction =>
  (action, body) =>
    sendOrWait({ dataDir, socket }, action, body)

type Method = (value: never) => Promise<unknown>

/** Arguments and results must survive JSON: pass a moment as text. */
export function overSocket<Handler extends { readonly [Name in keyof Handler]: Method }>(
  prefix: string,
  methods: { readonly [Name in keyof Handler]: true },
) {
  const names = Object.keys(methods) as unknown as ReadonlyArray<keyof Handler & string>
  const actions = (handler: Handler): Actions =>
    Object.fromEntries(
      names.map((name) => [
        `${prefix}-${name}`,
        async ({ value }: { readonly value: never }) => ({ result: await handler[name](value) }),
      ]),
    )
  const remote = (ask: SendAction) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        async (value: unknown) => (await ask<{ readonly result: unknown }>(`${prefix}-${name}`, { value })).result,
      ]),
    ) as unknown as Handler
  return { actions, remote }
}
