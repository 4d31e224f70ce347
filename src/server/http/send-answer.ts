import type { FastifyReply } from 'fastify'
import type { Answer } from '../transaction/reply.ts'

/** When a busy site is asked again, in seconds. */
const retryAfter = 2

/** Sends an envelope that is for its caller alone. */
export function sendAnswer(reply: FastifyReply, { status, reply: envelope }: Answer) {
  if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', retryAfter)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}
