import type { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toRateLimitKey } from '../network/network-address.ts'
import { Refused } from '../transaction/refused.ts'
import { tooSlow, type BodyLimits } from './await-bodies.ts'
import type { FileLimits } from './file-limits.ts'
import { callOnClose } from './limit-connections.ts'
import { createPlaces, type Places } from './places.ts'
import { limitRate } from './rate-limit.ts'

export type FilePass = {
  /** Aborted when the request is late, makes room or breaks; the reason is the `Refused` to answer with. */
  readonly signal: AbortSignal
  readonly arrived: () => void
  readonly known: () => void
}

export type FileBounds = {
  readonly asked: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => FilePass
}

const busy = () => new Refused(503, 'The site is busy. Please try again in a moment.')
const timeoutRefusal = () => new Refused(408, tooSlow)
const broken = () => new Refused(400, 'The file did not arrive in full. Please try again.')

function onEnd({ raw }: FastifyReply, { socket }: FastifyRequest, call: () => void) {
  let hasEnded = false
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    socket.off('close', end)
    call()
  }
  callOnClose(raw, end)
  // An answer that waits behind another one on a connection that breaks is never closed itself.
  socket.once('close', end)
}

function countBytes(socket: Socket): () => number {
  const bytes = () => socket.bytesRead + socket.bytesWritten
  const before = bytes()
  return () => bytes() - before
}

type FileCapacity = { readonly files: Places; readonly strangers: Places; readonly within: number }

function createPass(request: FastifyRequest, reply: FastifyReply, capacity: FileCapacity): FilePass {
  const { files, strangers, within } = capacity
  const { socket, method, ip } = request
  const ended = new AbortController()
  const end = (reason: Refused) => {
    ended.abort(reason)
    // An answer that is under way is cut.
    if (reply.raw.headersSent || method === 'GET') socket.destroy()
    else void reply.header('connection', 'close')
  }
  const place = { network: toRateLimitKey(ip), moved: countBytes(socket), giveUp: () => end(busy()) }
  const deadline = setTimeout(() => end(timeoutRefusal()), within)
  onEnd(reply, request, () => {
    clearTimeout(deadline)
    for (const places of [files, strangers]) places.leave(place)
    ended.abort(broken())
  })
  strangers.enter(place)
  return {
    signal: ended.signal,
    arrived: () => clearTimeout(deadline),
    known() {
      clearTimeout(deadline)
      if (ended.signal.aborted) return
      strangers.leave(place)
      files.enter(place)
    },
  }
}

export function limitFiles(limits: FileLimits, bodies: BodyLimits): FileBounds {
  const room = { files: createPlaces(limits), strangers: createPlaces(bodies), within: bodies.within }
  return {
    asked: limitRate(limits.asked),
    admit: (request, reply) => createPass(request, reply, room),
  }
}
