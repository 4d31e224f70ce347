import { createHash } from 'node:crypto'
import type { FastifyPluginAsync } from 'fastify'
import { createCachedReply, sendCachedReply } from '../http/cached-reply.ts'

const forEver = 'public, max-age=31536000, immutable'

export type SpeculationRules = {
  readonly header: Readonly<Record<'speculation-rules', string>>
  readonly routes: FastifyPluginAsync
}

/** A former name gets the current rules, because the old ones are no longer true. */
export function createSpeculationRules(rules: string): SpeculationRules {
  const name = createHash('sha256').update(rules).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8)
  const reply = (cacheControl: string) =>
    createCachedReply({
      status: 200,
      headers: { 'content-type': 'application/speculationrules+json', 'cache-control': cacheControl },
      text: rules,
      hasTag: true,
    })
  const [named, former] = [reply(forEver), reply('no-cache')]
  return {
    header: { 'speculation-rules': `"/speculation-rules-${name}.json"` },
    routes: async (app) => {
      app.get<{ Params: { name: string } }>(
        '/speculation-rules-:name([0-9A-Za-z]{1,8}).json',
        { compress: false },
        (request, answer) => sendCachedReply(request, answer, request.params.name === name ? named : former),
      )
    },
  }
}
