import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import fastifyCompress from '@fastify/compress'
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify'
import type { Config } from './config.ts'
import { bodyLimit, dataRoutes } from './http/data-routes.ts'
import { createDrain, type Drain } from './http/drain.ts'
import { limitPipelining } from './http/limit-pipelining.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { observeRequests } from './http/observe-requests.ts'
import { secureReplies } from './http/secure-replies.ts'
import { unsubscribeRoute } from './subscriptions/unsubscribe-route.ts'
import { siteLimits, type SiteLimits } from './http/site-limits.ts'
import { staticFiles } from './http/static-files.ts'
import { statusRoutes } from './http/status-routes.ts'
import { terrainRoutes } from './http/terrain-routes.ts'
import { trustProxies, warnOfProxies } from './http/trusted-proxies.ts'
import { answerBadAddress, answerNoRequest, messageOf, refuseBadHosts } from './http/unreadable-requests.ts'
import type { Workshop } from './pages/pages.ts'
import { privateLogger } from './private-log.ts'
import type { SiteService } from './site-service.ts'
import { createWorkQueue } from './work-queue.ts'

export type AppOptions = {
  readonly service: SiteService
  readonly config: Pick<Config, 'siteOrigin'> &
    Partial<Pick<Config, 'trustedProxies' | 'operationsPerMinute' | 'metricsToken'>>
  /** Makes the plugin that answers every address that is neither data, status nor a file. */
  readonly pages?: ((workshop: Workshop) => FastifyPluginAsync) | undefined
  /** The folder of built files. */
  readonly staticDir?: string | undefined
  readonly drain?: Drain
  readonly metrics?: Metrics
  /** What is taken on at once, and from one network; without it the configuration decides. */
  readonly limits?: Partial<SiteLimits>
  readonly logger?: FastifyServerOptions['logger']
}

const readableId = /^[\w-]{8,64}$/

function requestId({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = headers['x-request-id']
  return typeof given === 'string' && readableId.test(given) ? given : randomUUID()
}

function answerUnknown(app: FastifyInstance) {
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('There is nothing at this address.'))
  app.setErrorHandler((error: { statusCode?: number; retryAfter?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    void reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
    if (status !== 500) return reply.send(messageOf(status))
    request.log.error({ err: error }, 'a page failed')
    return reply.send(`This page cannot be shown right now. Please try again; reference ${request.id}.`)
  })
}

/** In milliseconds: a connection without requests, a request that arrives, and a connection without a byte. */
const timeouts = { keepAliveTimeout: 5_000, requestTimeout: 30_000, connectionTimeout: 60_000 }

function serve(handle: RequestListener) {
  const { connectionTimeout, ...options } = timeouts
  return createServer({ ...options, requireHostHeader: false }, limitPipelining(handle)).setTimeout(connectionTimeout)
}

const create = ({ config, logger = false }: AppOptions) =>
  Fastify({
    logger: privateLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit,
    trustProxy: trustProxies(config.trustedProxies),
    routerOptions: { maxParamLength: 300 },
    serverFactory: serve,
    frameworkErrors: (_, __, reply) => void answerBadAddress(reply as FastifyReply),
    clientErrorHandler: (error, socket) => answerNoRequest(error, socket),
  })

/** The whole site over HTTP, not yet listening. */
export function createApp(options: AppOptions): FastifyInstance {
  const { service, config, pages, staticDir, drain = createDrain(), metrics = createMetrics() } = options
  const { siteOrigin, metricsToken = null } = config
  const limits = { ...siteLimits, ...config, ...options.limits }
  const queue = createWorkQueue(limits.work)
  const app = create(options)
  drain.watch(app)
  observeRequests(app, metrics)
  secureReplies(app, siteOrigin)
  refuseBadHosts(app)
  warnOfProxies(app, trustProxies(config.trustedProxies))
  answerUnknown(app)
  void app.register(fastifyCompress, { globalDecompression: false, encodings: ['br', 'gzip'] })
  void app.register(dataRoutes(service, { siteOrigin, limits }))
  void app.register(unsubscribeRoute(service, limits.endings))
  void app.register(statusRoutes({ service, metrics, drain, metricsToken }))
  void app.register(terrainRoutes({ queue, limit: limits.pictures }))
  if (staticDir !== undefined) void app.register(staticFiles(staticDir))
  if (pages) void app.register(pages({ queue, limit: limits.pages }))
  return app
}
