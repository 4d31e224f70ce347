import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooSlow } from './await-bodies.ts'
import { bareHeaders } from './secure-replies.ts'

const messages: Readonly<Record<number, string>> = {
  400: 'The site cannot read this request.',
  408: tooSlow,
  414: 'This address is too long.',
  421: 'This site does not answer to that name. Whoever runs it: set SITE_ORIGIN to its public address.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The headers of the request are too large.',
  503: 'The site is busy. Please try again in a moment.',
}

/** The answer to a request for a page that cannot be served. */
export const messageOf = (status: number): string => messages[status] ?? 'The site cannot read this request.'

const statuses: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers, on the socket itself, what never became a request. */
export function answerNoRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statuses[error.code ?? ''] ?? 400
  const body = messageOf(status)
  const headers = { ...bareHeaders, 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length }
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  socket.destroy()
}

/** Answers an address that the router cannot read, such as `/%zz`. */
export const answerBadAddress = (reply: FastifyReply) =>
  reply.code(400).headers(bareHeaders).type('text/plain').send('The site cannot read this address.')

const isHost = (host: string) => /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)

function hasReadableHost({ headers, host, raw }: FastifyRequest): boolean {
  if (headers.host === undefined) return raw.httpVersion === '1.0'
  return isHost(headers.host) && isHost(host)
}

/** Refuses with 400 a request without a host, or with an invalid one (RFC 9112, 3.2). */
export function refuseBadHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    done(hasReadableHost(request) ? undefined : Object.assign(new Error('No readable host'), { statusCode: 400 }))
  })
}
