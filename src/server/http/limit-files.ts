import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../network/network-of.ts'
import type { FileLimits } from './file-limits.ts'
import { limitRate } from './rate-limit.ts'

/** Lets so many files come and go at a time. The hook throws status 503 beyond that. */
function limitOpen({ most, mostEach }: Pick<FileLimits, 'most' | 'mostEach'>) {
  const open = new Map<string, number>()
  let all = 0
  return async ({ ip, socket }: FastifyRequest, { raw }: FastifyReply) => {
    const network = networkOf(ip)
    const own = open.get(network) ?? 0
    if (all >= most || own >= mostEach)
      throw Object.assign(new Error('Too many files at once'), { statusCode: 503, retryAfter: 5 })
    all += 1
    open.set(network, own + 1)
    const leave = () => {
      raw.off('close', leave)
      socket.off('close', leave)
      all -= 1
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    }
    raw.once('close', leave)
    // An answer that waits behind another one on a connection that breaks is never closed itself.
    socket.once('close', leave)
  }
}

type Bound = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** Hooks that bound the files of all addresses together. They throw status 429 or 503. */
export type FileBounds = ReadonlyArray<Bound>

/** Bounds how often each network asks for a file to come or go, and how many do at a time. */
export const limitFiles = (limits: FileLimits): FileBounds => [limitRate(limits.asked), limitOpen(limits)]
