import { captchaPath } from '#contract/captcha.ts'
import type { FastifyInstance } from 'fastify'
import type { SiteService } from '../site-service.ts'
import { Refused } from '../transaction/refused.ts'

const inHttp = (error: unknown): never => {
  throw error instanceof Refused ? Object.assign(error, { statusCode: error.status }) : error
}

/** Gives the calculations that stand in place of puzzles, at a fixed address (C6-03, C7.2-17). */
export function giveChallenges(app: FastifyInstance, service: Pick<SiteService, 'challenge'>): void {
  app.get<{ Querystring: { for?: string | string[] } }>(`/${captchaPath}`, async ({ query, ip }, reply) => {
    const challenge = await service.challenge([query.for].flat()[0] ?? '', ip).catch(inHttp)
    return reply.header('cache-control', 'no-store').send(challenge)
  })
}
