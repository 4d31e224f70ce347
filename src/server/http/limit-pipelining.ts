import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { callOnClose } from './limit-connections.ts'

export const maxPipelined = 4

/** Destroys a connection with more than four requests whose answers are not out: Node would start them all in one turn. */
export function limitPipelining(handle: RequestListener): RequestListener {
  const open = new WeakMap<Socket, number>()
  const countOpen = (socket: Socket) => open.get(socket) ?? 0
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    if (countOpen(socket) === maxPipelined) {
      socket.destroy()
      return
    }
    open.set(socket, countOpen(socket) + 1)
    callOnClose(response, () => open.set(socket, countOpen(socket) - 1))
    handle(request, response)
  }
}
