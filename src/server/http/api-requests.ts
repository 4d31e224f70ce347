import type { FastifyRequest, FastifyReply } from 'fastify'
import type { Answer } from '../transaction/reply.ts'

export const readBearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

const retryAfter: Readonly<Record<number, number>> = { 503: 2, 429: 60 }

export function sendAnswer(reply: FastifyReply, { status, reply: envelope }: Answer) {
  const pause = retryAfter[status]
  if (pause !== undefined && !reply.hasHeader('retry-after')) void reply.header('retry-after', pause)
  return reply.code(status).header('cache-control', 'no-store').send(envelope)
}
