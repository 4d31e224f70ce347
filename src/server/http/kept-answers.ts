import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import { LRUCache } from 'lru-cache'
import { negotiateEncoding, type CachedReply, type Encoding } from './cached-reply.ts'
import { createHead, sendUnchanged, sendWhole, type Headers, type KeptHead } from './kept-head.ts'
import { isForwarded, type TrustPredicate } from '../network/network-address.ts'
import { countHosts, isHost } from './unreadable-requests.ts'

/** Finds at once what answers the same address now; undefined when it has to be made. */
export type FindKept = (headers: IncomingHttpHeaders) => CachedReply | undefined

type Offer = { readonly find: FindKept; readonly headers: Headers }

const offers = new WeakMap<IncomingMessage, Offer>()

/** Call before the headers of the kept reply are set: those that stand then come with each later answer. */
export function offerKept(request: FastifyRequest, reply: FastifyReply, find: FindKept): void {
  offers.set(request.raw, { find, headers: reply.getHeaders() as Headers })
}

/** `counted`: what metrics call it, of a bounded set. */
export type AddressLabels = { readonly path: string; readonly route: string; readonly counted: string }

export type KeptRequest = {
  readonly id: string
  readonly method: string
  readonly status: number
  readonly milliseconds: number
  readonly labels: AddressLabels
}

export type KeptObserver = {
  readonly describe: (request: FastifyRequest) => AddressLabels
  readonly observe: (answered: KeptRequest) => void
}

export type KeptOptions = {
  readonly getId: (request: IncomingMessage) => string
  readonly isTrusted: TrustPredicate
  readonly hasOrigin: boolean
  readonly canAnswer: () => boolean
  readonly finishHeaders: (headers: Headers) => Headers
}

type KeptAddress = Offer & {
  readonly labels: AddressLabels
  readonly heads: WeakMap<CachedReply, Partial<Record<Encoding, KeptHead>>>
}

export type KeptAnswers = {
  readonly serve: (handle: RequestListener) => RequestListener
  readonly watch: (app: FastifyInstance, observer: KeptObserver) => void
}

const maxAddresses = 5_000
const longestAddress = 500

const hasCondition = ({ headers }: IncomingMessage) =>
  headers['if-none-match'] !== undefined || headers['if-modified-since'] !== undefined

const isPlain = ({ method, headers, httpVersionMinor, rawHeaders }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  httpVersionMinor === 1 &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  headers.range === undefined &&
  headers['if-match'] === undefined &&
  headers['if-unmodified-since'] === undefined &&
  countHosts(rawHeaders) === 1 &&
  isHost(headers.host ?? '')

const isKeepable = (raw: IncomingMessage) => isPlain(raw) && (raw.url ?? '').length <= longestAddress

const createDirectCheck =
  ({ isTrusted, hasOrigin }: KeptOptions) =>
  ({ headers, socket }: IncomingMessage) =>
    !isForwarded(headers) ||
    (hasOrigin && headers['x-forwarded-host'] === undefined && isTrusted(socket.remoteAddress ?? '', 0))

const createAddressKey =
  ({ hasOrigin }: KeptOptions) =>
  ({ headers, url }: IncomingMessage) =>
    hasOrigin ? `${url}` : `${headers.host} ${url}`

function findHead(address: KeptAddress, request: IncomingMessage, { finishHeaders: finish }: KeptOptions) {
  const kept = address.find(request.headers)
  if (kept === undefined || (kept.tag === null && hasCondition(request))) return null
  const encoding = negotiateEncoding(request, kept)
  const body = kept.body(encoding)
  if (!Buffer.isBuffer(body)) return null
  const heads = address.heads.get(kept) ?? {}
  const known = heads[encoding]
  if (known?.body === body) return known
  const head = createHead(kept, encoding, body, { headers: address.headers, finish })
  address.heads.set(kept, { ...heads, [encoding]: head })
  return head
}

function sendHead(request: IncomingMessage, response: ServerResponse, head: KeptHead, id: string) {
  if (hasCondition(request) && fresh(request.headers, head.headers)) sendUnchanged(response, head, id)
  else sendWhole(response, head, id)
}

export function createKeptAnswers(options: KeptOptions): KeptAnswers {
  const addresses = new LRUCache<string, KeptAddress>({ max: maxAddresses })
  const [isDirect, addressKey] = [createDirectCheck(options), createAddressKey(options)]
  let tell: KeptObserver['observe'] = () => undefined
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const address = isPlain(request) && options.canAnswer() ? addresses.get(addressKey(request)) : undefined
    if (address === undefined || !isDirect(request)) return false
    const started = performance.now()
    const head = findHead(address, request, options)
    if (head === null) return false
    const [id, { method = '' }, { labels }] = [options.getId(request), request, address]
    sendHead(request, response, head, id)
    tell({ id, method, status: response.statusCode, milliseconds: performance.now() - started, labels })
    return true
  }
  return {
    serve: (handle) => (request, response) => void (answer(request, response) || handle(request, response)),
    watch(app, { describe, observe }) {
      tell = observe
      app.addHook('onResponse', (request, _, done) => {
        const { raw } = request
        const offer = offers.get(raw)
        if (offer && isKeepable(raw) && isDirect(raw))
          addresses.set(addressKey(raw), { ...offer, labels: describe(request), heads: new WeakMap() })
        done()
      })
    },
  }
}
