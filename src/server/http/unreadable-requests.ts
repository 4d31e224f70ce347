import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tooSlow } from './await-bodies.ts'
import { bareHeaders } from './security-headers.ts'

export const storageFullMessage = 'The site has no room to save anything right now. Please try again later.'

const messages: Readonly<Record<number, string>> = {
  400: 'The site cannot read this request.',
  408: tooSlow,
  414: 'This address is too long.',
  417: 'The site does not do what this request expects of it.',
  421: 'This site does not answer to that name. Whoever runs it: set SITE_ORIGIN to its public address.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The headers of the request are too large.',
  503: 'The site is busy. Please try again in a moment.',
  507: storageFullMessage,
}

export const statusMessage = (status: number): string => messages[status] ?? 'The site cannot read this request.'

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

export function answerNoRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statuses[error.code ?? ''] ?? 400
  const body = statusMessage(status)
  const headers = { ...bareHeaders, 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length }
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroy()
}

/** Node itself would answer an unknown `Expect` without the site's headers. */
export function answerExpectation(request: IncomingMessage, response: ServerResponse): void {
  const body = statusMessage(417)
  const type = 'text/plain; charset=utf-8'
  response.writeHead(417, { ...bareHeaders, 'content-type': type, 'content-length': body.length, connection: 'close' })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export const answerBadAddress = (reply: FastifyReply) =>
  reply.code(400).headers(bareHeaders).type('text/plain').send('The site cannot read this address.')

const readableHosts = new LRUCache<string, boolean>({ max: 100 })
const longestHost = 255

export function isHost(host: string): boolean {
  if (host.length > longestHost) return false
  if (readableHosts.has(host)) return true
  const isReadable = /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
  if (isReadable) readableHosts.set(host, true)
  return isReadable
}

export function countHosts(rawHeaders: ReadonlyArray<string>): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

function hasReadableHost({ headers, host, raw }: FastifyRequest): boolean {
  if (headers.host === undefined) return raw.httpVersion === '1.0'
  if (countHosts(raw.rawHeaders) > 1) return false
  return isHost(headers.host) && isHost(host)
}

export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    done(hasReadableHost(request) ? undefined : Object.assign(new Error('No readable host'), { statusCode: 400 }))
  })
}
