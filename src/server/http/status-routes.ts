import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { SiteService } from '../service/site-service.ts'
import type { Drain } from './drain.ts'
import type { Metrics } from './metrics.ts'
import type { Faults } from './read-faults.ts'
import { isForwarded, isLoopbackAddress, isLoopbackHost } from '../network/network-address.ts'

const isEqualToken = (given: string, token: string) => {
  const [a, b] = [given, token].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** A public site requires the token, because what a proxy on this machine forwards can look like a local request. */
function mayReadMetrics({ headers, host, socket }: FastifyRequest, { metricsToken: token, isPublic }: StatusParts) {
  if (token !== null) return isEqualToken(headers.authorization ?? '', `Bearer ${token}`)
  if (isPublic) return false
  return !isForwarded(headers) && isLoopbackHost(host) && isLoopbackAddress(socket.remoteAddress ?? '')
}

export type StatusParts = {
  readonly service: Pick<SiteService, 'ping' | 'filesProblem'>
  readonly metrics: Metrics
  readonly drain: Drain
  readonly faults: Faults
  readonly metricsToken: string | null
  readonly isPublic: boolean
}

const readyWords = async (service: StatusParts['service']) =>
  ['ready', (await service.filesProblem()) ?? []].flat().join('\n')

export const statusRoutes =
  (parts: StatusParts): FastifyPluginAsync =>
  async (app) => {
    const { service, metrics, drain, faults } = parts
    app.addHook('onSend', async (_, reply) => {
      void reply.header('cache-control', 'no-store')
    })
    app.get('/healthz', (_, reply) => reply.type('text/plain').send('ok'))
    app.get('/readyz', async (request, reply) => {
      if (drain.begun) return reply.code(503).type('text/plain').send('stopping')
      try {
        await service.ping()
        if (!faults.disk.isFull()) return reply.type('text/plain').send(await readyWords(service))
        return reply.code(503).header('retry-after', 60).type('text/plain').send('the disk is full')
      } catch (error) {
        faults.logUnavailable(error, request)
        return reply.code(503).header('retry-after', 5).type('text/plain').send('no database')
      }
    })
    app.get('/metrics', async (request, reply) => {
      if (!mayReadMetrics(request, parts)) return reply.callNotFound()
      return reply.type(metrics.contentType).send(await metrics.text())
    })
  }
