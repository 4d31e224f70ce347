import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRecentMap } from './recent-map.ts'

const smallest = 1024
const compressible = /^(text\/|application\/(json|xml|javascript|manifest\+json)|image\/svg)/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const encoders = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Buffer) => zip(text),
}
type Encoding = keyof typeof encoders

function encodingFor({ headers }: FastifyRequest): Encoding | null {
  const accepted = headers['accept-encoding'] ?? ''
  if (/\bbr\b(?!;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : null
}

const worthIt = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  payload.length >= smallest &&
  !reply.hasHeader('content-encoding') &&
  compressible.test(String(reply.getHeader('content-type') ?? ''))

/** Compresses text replies of 1 KB and more; what carries an ETag is compressed once and kept for a while. */
export function compressReplies(app: FastifyInstance): void {
  const kept = createRecentMap<Buffer>(300)
  app.addHook('onSend', async (request, reply, payload) => {
    if (!worthIt(reply, payload)) return payload
    void reply.header('vary', 'accept-encoding')
    const encoding = encodingFor(request)
    if (!encoding) return payload
    const etag = reply.getHeader('etag')
    const key = etag ? `${encoding} ${String(etag)}` : null
    const known = key ? kept.get(key) : undefined
    const compressed = known ?? (await encoders[encoding](Buffer.from(payload)))
    if (key && !known) kept.set(key, compressed)
    void reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressed
  })
}
