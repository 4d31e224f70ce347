import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send the next request of a connection when the last one is answered. */
export const mostPipelined = 4

/** Cuts off a connection that sends more than four requests before their answers: they would all be begun in one turn. */
export function limitPipelining(handle: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>()
  const openOf = (socket: Socket) => open.get(socket) ?? 0
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (openOf(socket) === mostPipelined) {
      socket.destroy()
      return
    }
    open.set(socket, openOf(socket) + 1)
    response.once('close', () => open.set(socket, openOf(socket) - 1))
    handle(request, response)
  }
}
