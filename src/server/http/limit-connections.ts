import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { toRateLimitKey, type TrustPredicate } from '../network/network-address.ts'

export type ConnectionLimits = {
  readonly most: number
  readonly maxPerNetwork: number
  /** From the request to the end of the answer, in milliseconds. */
  readonly answerWithin: number
}

export function limitConnections(
  server: Server,
  { most, maxPerNetwork }: ConnectionLimits,
  isTrusted: TrustPredicate,
): Server {
  const each = new Map<string, number>()
  server.maxConnections = most
  return server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address, 0)) return
    const network = toRateLimitKey(address)
    const open = (each.get(network) ?? 0) + 1
    if (open > maxPerNetwork) {
      socket.destroy()
      return
    }
    each.set(network, open)
    socket.once('close', () => {
      const left = (each.get(network) ?? 1) - 1
      if (left > 0) each.set(network, left)
      else each.delete(network)
    })
  })
}

export const isSent = (response: ServerResponse): boolean => response.writableEnded && response.writableLength === 0

const calls = new WeakMap<ServerResponse, Array<() => void>>()

/** One listener for all: Node warns of the eleventh, and streams that are sent bring their own. */
export function callOnClose(response: ServerResponse, call: () => void): void {
  const known = calls.get(response)
  if (known) {
    known.push(call)
    return
  }
  const all = [call]
  calls.set(response, all)
  response.once('close', () => {
    for (const each of all) each()
  })
}

export function limitRequestTime(
  handle: RequestListener,
  getTimeLimit: (request: IncomingMessage) => number,
): RequestListener {
  return (request, response) => {
    handle(request, response)
    if (isSent(response)) return
    const deadline = setTimeout(() => request.socket.destroy(), getTimeLimit(request)).unref()
    callOnClose(response, () => clearTimeout(deadline))
  }
}
