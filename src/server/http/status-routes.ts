import type { FastifyPluginAsync } from 'fastify'
import type { SiteService } from '../site-service.ts'
import type { Drain } from './drain.ts'
import type { Metrics } from './metrics.ts'

/** Whether the process lives, whether it can serve, and what it has served. */
export const statusRoutes =
  (service: SiteService, metrics: Metrics, drain: Drain): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onSend', async (_, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.get('/healthz', (_, reply) => reply.type('text/plain').send('ok'))
    app.get('/readyz', async (request, reply) => {
      if (drain.begun) return reply.code(503).type('text/plain').send('stopping')
      try {
        await service.contentVersion()
        return reply.type('text/plain').send('ready')
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer')
        return reply.code(503).type('text/plain').send('no database')
      }
    })
    app.get('/metrics', (_, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()))
  }
