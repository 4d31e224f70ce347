import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify'
import type { Config } from './config.ts'
import { compressReplies } from './http/compress-replies.ts'
import { bodyLimit, dataLimits, dataRoutes, type DataLimits } from './http/data-routes.ts'
import { createDrain, type Drain } from './http/drain.ts'
import { createMetrics } from './http/metrics.ts'
import { observeRequests } from './http/observe-requests.ts'
import { staticFiles } from './http/static-files.ts'
import { statusRoutes } from './http/status-routes.ts'
import { terrainRoutes } from './http/terrain-routes.ts'
import { privateLogger } from './private-log.ts'
import { httpsHeaders, securityHeaders } from './security-headers.ts'
import type { SiteService } from './site-service.ts'

export type AppOptions = {
  readonly service: SiteService
  readonly config: Pick<Config, 'siteOrigin'> & Partial<Pick<Config, 'trustedProxies' | 'operationsPerMinute'>>
  /** Answers every address that is neither data, status nor a file. */
  readonly pages?: FastifyPluginAsync | undefined
  /** The folder of built files. */
  readonly staticDir?: string | undefined
  readonly drain?: Drain
  /** What is taken on at once, and from one address; without it the configuration decides. */
  readonly limits?: Partial<DataLimits>
  readonly logger?: FastifyServerOptions['logger']
}

const readableId = /^[\w-]{8,64}$/

function requestId({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = [headers['x-request-id']].flat()[0] ?? ''
  return readableId.test(given) ? given : randomUUID()
}

function secureReplies(app: FastifyInstance, siteOrigin: string | null) {
  const headers = securityHeaders([])
  app.addHook('onRequest', async (_, reply) => {
    void reply.headers(headers)
  })
  if (siteOrigin?.startsWith('https:'))
    app.addHook('onSend', async (_, reply) => {
      void reply.headers(httpsHeaders(String(reply.getHeader('content-security-policy'))))
    })
}

function answerUnknown(app: FastifyInstance) {
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('There is nothing at this address.'))
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).type('text/plain').send('The site cannot read this request.')
    request.log.error({ err: error }, 'a page failed')
    const text = `This page cannot be shown right now. Please try again; reference ${request.id}.`
    return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text)
  })
}

const answerBadAddress = (reply: FastifyReply) =>
  reply.code(400).type('text/plain').send('The site cannot read this address.')

/** The whole site over HTTP, not yet listening. */
export function createApp(options: AppOptions): FastifyInstance {
  const { service, config, pages, staticDir, drain = createDrain(), logger = false } = options
  const limits = { ...dataLimits, ...config, ...options.limits }
  const app = Fastify({
    logger: privateLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit,
    trustProxy: config.trustedProxies ?? 'loopback',
    routerOptions: { maxParamLength: 300 },
    keepAliveTimeout: 5_000,
    requestTimeout: 30_000,
    frameworkErrors: (_, __, reply) => void answerBadAddress(reply as FastifyReply),
  })
  const metrics = createMetrics()
  drain.watch(app)
  observeRequests(app, metrics)
  secureReplies(app, config.siteOrigin)
  compressReplies(app)
  answerUnknown(app)
  void app.register(dataRoutes(service, { siteOrigin: config.siteOrigin, limits }))
  void app.register(statusRoutes(service, metrics, drain))
  void app.register(terrainRoutes)
  if (staticDir !== undefined) void app.register(staticFiles(staticDir))
  if (pages) void app.register(pages)
  return app
}
