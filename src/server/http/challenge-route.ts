import { captchaPath } from '#contract/captcha.ts'
import type { FastifyInstance } from 'fastify'
import type { SiteService } from '../service/site-service.ts'
import { Refused } from '../transaction/refused.ts'
import { refused } from '../transaction/reply.ts'
import { refuseForeignAlways } from './request-origin.ts'
import { sendAnswer } from './api-requests.ts'

type ChallengeRoute = {
  readonly Querystring: { readonly for?: string | string[]; readonly answer?: string | string[] }
}

const first = (values: string | string[] | undefined) => [values].flat()[0] ?? ''

export function serveChallenges(
  app: FastifyInstance,
  service: Pick<SiteService, 'challenge'>,
  siteOrigin: string | null = null,
): void {
  app.get<ChallengeRoute>(
    `/${captchaPath}`,
    { onRequest: refuseForeignAlways(siteOrigin) },
    async ({ query, ip }, reply) => {
      try {
        const challenge = await service.challenge(first(query.for), ip, first(query.answer))
        return reply.header('cache-control', 'no-store').send(challenge)
      } catch (error) {
        if (error instanceof Refused) return sendAnswer(reply, refused(error))
        throw error
      }
    },
  )
}
