import type { FastifyReply } from 'fastify'
import type { Answer } from '../transaction/reply.ts'

const retryAfter: Readonly<Record<number, number>> = { 503: 2, 429: 60 }

export function sendAnswer(reply: FastifyReply, { status, reply: envelope }: Answer) {
  const pause = retryAfter[status]
  if (pause !== undefined && !reply.hasHeader('retry-after')) void reply.header('retry-after', pause)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}
