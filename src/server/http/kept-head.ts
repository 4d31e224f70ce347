import type { ServerResponse } from 'node:http'
import { entityTagHeader, type CachedReply, type Encoding } from './cached-reply.ts'

export type Headers = Readonly<Record<string, string>>

export type KeptHead = {
  readonly kept: CachedReply
  readonly body: Buffer
  readonly headers: Headers
  /** Names and values; the last value is the id of the request. */
  readonly list: string[]
  readonly unchanged: string[]
}

type Parts = {
  readonly headers: Headers
  readonly finish: (headers: Headers) => Headers
}

const perRequest = new Set(['x-request-id', 'content-length', 'etag', 'content-encoding'])

const toList = (headers: Headers) => [...Object.entries(headers).flat(), 'x-request-id', '']

export function createHead(kept: CachedReply, encoding: Encoding, body: Buffer, { headers, finish }: Parts): KeptHead {
  const fixed = Object.entries(headers).filter(([name]) => !perRequest.has(name))
  const etag = entityTagHeader(kept, encoding)
  const unchanged = finish({ ...Object.fromEntries(fixed), ...kept.headers, ...(etag !== null && { etag }) })
  const all = { ...unchanged, ...(encoding !== 'identity' && { 'content-encoding': encoding }) }
  return {
    kept,
    body,
    headers: all,
    list: toList({ ...all, 'content-length': String(body.length) }),
    unchanged: toList(unchanged),
  }
}

export function sendWhole(response: ServerResponse, { kept, list, body }: KeptHead, id: string): void {
  list[list.length - 1] = id
  response.writeHead(kept.status, list)
  response.end(body)
}

export function sendUnchanged(response: ServerResponse, { unchanged }: KeptHead, id: string): void {
  unchanged[unchanged.length - 1] = id
  response.writeHead(304, unchanged)
  response.end()
}
