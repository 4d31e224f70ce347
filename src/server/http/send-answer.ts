import type { FastifyReply } from 'fastify'
import type { Answer } from '../transaction/reply.ts'

/** Sends an envelope that is for its caller alone. */
export const sendAnswer = (reply: FastifyReply, answer: Answer) =>
  reply.code(answer.status).header('cache-control', 'no-store').send(answer.reply)
