import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { SiteService } from '../site-service.ts'
import type { Drain } from './drain.ts'
import type { Metrics } from './metrics.ts'
import { isLoopbackAddress, isLoopbackHost } from './site-address.ts'

const isSame = (given: string, token: string) => {
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** Numbers of the process are for who runs it: with the token if there is one, else on this machine, not through a proxy. */
function mayReadMetrics({ headers, host, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isForwarded && isLoopbackHost(host) && isLoopbackAddress(socket.remoteAddress ?? '')
}

export type StatusParts = {
  readonly service: Pick<SiteService, 'ping'>
  readonly metrics: Metrics
  readonly drain: Drain
  /** Whoever sends it as a bearer token may read the metrics; null: whoever asks on this machine. */
  readonly metricsToken: string | null
}

/** Whether the process lives, whether it can serve, and what it has served. */
export const statusRoutes =
  ({ service, metrics, drain, metricsToken }: StatusParts): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onSend', async (_, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.get('/healthz', (_, reply) => reply.type('text/plain').send('ok'))
    app.get('/readyz', async (request, reply) => {
      if (drain.begun) return reply.code(503).type('text/plain').send('stopping')
      try {
        await service.ping()
        return reply.type('text/plain').send('ready')
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer')
        return reply.code(503).type('text/plain').send('no database')
      }
    })
    app.get('/metrics', async (request, reply) => {
      if (!mayReadMetrics(request, metricsToken)) return reply.callNotFound()
      return reply.type(metrics.contentType).send(await metrics.text())
    })
  }
