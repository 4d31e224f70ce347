import { captchaPath } from '#contract/captcha.ts'
import type { FastifyInstance } from 'fastify'
import type { SiteService } from '../site-service.ts'
import { limitRate } from './rate-limit.ts'

/** Each message needs a challenge, so this is also how many messages one address may send in ten minutes. */
const challenges = { most: 60, every: 10 * 60_000 }

/** Gives the calculations that stand in place of puzzles, at a fixed address (C6-03, C7.2-17). */
export function giveChallenges(app: FastifyInstance, service: Pick<SiteService, 'challenge'>): void {
  app.get<{ Querystring: { for?: string | string[] } }>(
    `/${captchaPath}`,
    { onRequest: limitRate(challenges) },
    async ({ query }, reply) => {
      const challenge = await service.challenge([query.for].flat()[0] ?? '')
      return reply.header('cache-control', 'no-store').send(challenge)
    },
  )
}
