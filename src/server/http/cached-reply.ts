import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { createSpareTime, type SpareTime } from './spare-time.ts'

const worthCompressing = 1024
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const createBrotliEncoder = (quality: number) => (text: Buffer) =>
  brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
const createEncoders = (quality: number, level: number) => ({
  br: createBrotliEncoder(quality),
  gzip: (text: Buffer) => zip(text, { level }),
})
const effort = { often: createEncoders(5, 6), once: createEncoders(1, 1) } as const
const smallest = createBrotliEncoder(constants.BROTLI_MAX_QUALITY)
const small = createBrotliEncoder(10)
type Compress = typeof small
type CompressedBody = Awaited<ReturnType<Compress>>
/** In bytes: what a new connection's first flight holds beside headers, and what can be squeezed into it. */
const flight = { room: 12_900, reach: 16_000 } as const
const inSpareTime = createSpareTime({ share: 0.1 })
export type Encoding = keyof typeof effort.often | 'identity'

const negotiator = new Negotiator<Encoding>({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 500 }),
})

export type CachedReply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly tag: string | null
  readonly bytes: number
  /** In milliseconds of the clock; from then on it is made again. */
  readonly until: number | null
  readonly body: (encoding: Encoding) => Buffer | Promise<Buffer>
  readonly encodings: ReadonlyArray<Encoding>
}

type ReplyContent = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly hasTag: boolean
  readonly until?: number
  readonly isSent?: keyof typeof effort
  readonly spare?: SpareTime
}

const entityTag = (text: Buffer) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

type Bodies = Partial<Record<Encoding, Buffer | Promise<Buffer>>>

function createCachedEncoder(made: Bodies, identity: Buffer, encoders: typeof effort.often): CachedReply['body'] {
  return (encoding) => {
    const known = made[encoding]
    if (known || encoding === 'identity') return known ?? identity
    const making = encoders[encoding](identity)
    made[encoding] = making
    making.then(
      (body) => (made[encoding] = body),
      () => delete made[encoding],
    )
    return making
  }
}

async function compressToFit(text: Buffer, quick: Compress, spare: SpareTime): Promise<CompressedBody> {
  const first = await quick(text)
  if (first.length <= flight.room || first.length > flight.reach) return first
  let better: Promise<CompressedBody> | null = null
  spare(() => (better = small(text)))
  return better ?? first
}

function shrinkLater(made: Bodies, identity: Buffer, spare: SpareTime) {
  let isShrunk = false
  const shrink = async () => {
    made.br = await smallest(identity)
  }
  return () => {
    if (isShrunk || !Buffer.isBuffer(made.br)) return
    isShrunk = spare(shrink)
  }
}

export function createCachedReply({
  status,
  headers,
  text,
  hasTag,
  until,
  isSent = 'often',
  spare = inSpareTime,
}: ReplyContent): CachedReply {
  const identity = Buffer.from(text)
  const made: Bodies = { identity }
  const { br, gzip: byGzip } = effort[isSent]
  const fitting = (plain: Buffer) => compressToFit(plain, br, spare)
  const encode = createCachedEncoder(made, identity, { br: isSent === 'once' ? br : fitting, gzip: byGzip })
  const shrink = isSent === 'once' ? () => {} : shrinkLater(made, identity, spare)
  return {
    status,
    headers,
    tag: hasTag && status === 200 ? entityTag(identity) : null,
    bytes: 2 * identity.length + 1024,
    until: until ?? null,
    body: (encoding) => {
      if (encoding === 'br') shrink()
      return encode(encoding)
    },
    encodings: identity.length < worthCompressing ? ['identity'] : ['br', 'gzip', 'identity'],
  }
}

/** Fills in one visitor's text: the result must not be cached. */
export async function refillReply(kept: CachedReply, fill: (text: string) => string): Promise<CachedReply> {
  const text = fill((await kept.body('identity')).toString())
  return createCachedReply({ status: kept.status, headers: kept.headers, text, hasTag: false, isSent: 'once' })
}

export function negotiateEncoding(
  { headers }: { readonly headers: IncomingHttpHeaders },
  { encodings }: CachedReply,
): Encoding {
  const wanted = encodings.length === 1 ? null : negotiator.negotiate(headers['accept-encoding'] ?? '')
  return wanted ?? 'identity'
}

/** Weak: the same text may come in other bytes once it was made smaller (RFC 9110, 8.8.1). */
export const entityTagHeader = ({ tag }: CachedReply, encoding: Encoding): string | null =>
  tag === null ? null : `W/"${tag}-${encoding}"`

export function sendCachedReply(request: FastifyRequest, reply: FastifyReply, kept: CachedReply) {
  const encoding = negotiateEncoding(request, kept)
  void reply.headers(kept.headers)
  const etag = entityTagHeader(kept, encoding)
  if (etag !== null) {
    void reply.header('etag', etag)
    if (fresh(request.headers, { ...kept.headers, etag })) return reply.code(304).send()
  }
  void reply.code(kept.status)
  if (encoding !== 'identity') void reply.header('content-encoding', encoding)
  const body = kept.body(encoding)
  return Buffer.isBuffer(body) ? reply.send(body) : body.then((ready) => reply.send(ready))
}
