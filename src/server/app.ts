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
import type { Config } from './settings/config.ts'
import { bodyLimit, dataRoutes } from './http/data-routes.ts'
import { awaitBodies } from './http/await-bodies.ts'
import { createFaults, type Fault, type Faults } from './http/read-faults.ts'
import { limitFiles } from './http/limit-files.ts'
import { plainFormRoute } from './applications/plain-form-route.ts'
import { limitConnections, limitRequestTime } from './http/limit-connections.ts'
import { createDrain, type Drain } from './http/drain.ts'
import { createKeptAnswers, type KeptAnswers } from './http/kept-answers.ts'
import { limitPipelining } from './http/limit-pipelining.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { movesFile, paceArrival } from './http/pace-arrival.ts'
import { observeRequests } from './http/observe-requests.ts'
import { createHeaderFinish, secureReplies } from './http/security-headers.ts'
import { unsubscribeRoute } from './job-alerts/unsubscribe-route.ts'
import { siteLimits, type SiteLimits } from './http/site-limits.ts'
import { staticFiles } from './http/static-files.ts'
import { statusRoutes } from './http/status-routes.ts'
import { watchLimits, watchProxies } from './http/request-warnings.ts'
import { trustProxies, type TrustPredicate } from './network/network-address.ts'
import {
  answerBadAddress,
  answerExpectation,
  answerNoRequest,
  statusMessage,
  refuseBadHosts,
} from './http/unreadable-requests.ts'
import type { RenderLimits } from './pages/pages.ts'
import { withoutTyped } from './log/hide-typed.ts'
import { redactingLogger } from './log/loggers.ts'
import type { SiteService } from './service/site-service.ts'
import { createWorkQueue } from './limits/work-queue.ts'

export type AppOptions = {
  readonly service: SiteService
  readonly config: Pick<Config, 'siteOrigin'> &
    Partial<Pick<Config, 'trustedProxies' | 'operationsPerMinute' | 'metricsToken' | 'isPreview'>>
  readonly pages?: ((workshop: RenderLimits) => FastifyPluginAsync) | undefined
  readonly staticDir?: string | undefined
  readonly drain?: Drain
  readonly metrics?: Metrics
  readonly limits?: Partial<SiteLimits>
  readonly logger?: FastifyServerOptions['logger']
}

const readableId = /^[\w-]{8,64}$/

function requestId({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = headers['x-request-id']
  return typeof given === 'string' && readableId.test(given) ? given : randomUUID()
}

function answerUnknown(app: FastifyInstance, faults: Faults) {
  app.setNotFoundHandler((_, reply) => reply.code(404).type('text/plain').send('There is nothing at this address.'))
  app.setErrorHandler((error: Fault, request, reply) => {
    const status = faults.read(error, request, reply)
    void reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    if (status !== 500) return reply.send(statusMessage(status))
    request.log.error(
      { err: withoutTyped(error, [request.url, request.query, request.params, request.body]) },
      'a page failed',
    )
    return reply.send(`This page cannot be shown right now. Please try again; reference ${request.id}.`)
  })
}

/** In ms: idle keep-alive, headers, whole request, idle socket. */
const timeouts = { keepAliveTimeout: 5_000, headersTimeout: 10_000, requestTimeout: 900_000, connectionTimeout: 60_000 }
const maxArrivalTime = 30_000
const connectionsCheckingInterval = 2_000

type Bounds = Pick<SiteLimits, 'connections' | 'files'> & {
  readonly isTrusted: TrustPredicate
  readonly kept: KeptAnswers
  readonly drain: Drain
}

const serve =
  ({ connections: limits, files, isTrusted, kept, drain }: Bounds) =>
  (handle: RequestListener) => {
    const { connectionTimeout, ...late } = timeouts
    const options = { ...late, connectionsCheckingInterval, requireHostHeader: false }
    const getTimeLimit = (request: IncomingMessage) => (movesFile(request) ? files.within : limits.answerWithin)
    const bounded = paceArrival(
      limitRequestTime(limitPipelining(kept.serve(handle)), getTimeLimit),
      maxArrivalTime,
      files,
    )
    const server = createServer(options, bounded).setTimeout(connectionTimeout)
    server.on('checkExpectation', answerExpectation)
    return drain.follow(limitConnections(server, limits, isTrusted), isTrusted)
  }

const create = ({ logger = false }: AppOptions, bounds: Bounds) =>
  Fastify({
    logger: redactingLogger(logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit,
    trustProxy: bounds.isTrusted,
    routerOptions: { maxParamLength: 500 },
    serverFactory: serve(bounds),
    return503OnClosing: false,
    frameworkErrors: (_, __, reply) => void answerBadAddress(reply as FastifyReply),
    clientErrorHandler: (error, socket) => answerNoRequest(error, socket),
  })

const keepAnswers = (config: AppOptions['config'], isTrusted: TrustPredicate, drain: Drain) =>
  createKeptAnswers({
    getId: requestId,
    isTrusted,
    hasOrigin: config.siteOrigin !== null,
    canAnswer: () => !drain.closes,
    finishHeaders: createHeaderFinish(config),
  })

export function createApp(options: AppOptions): FastifyInstance {
  const { service, config, pages, staticDir, drain = createDrain(), metrics = createMetrics() } = options
  const { siteOrigin, metricsToken = null } = config
  const limits = { ...siteLimits, ...config, ...options.limits }
  const queue = createWorkQueue({ name: 'pages', ...limits.work })
  const isTrusted = trustProxies(config.trustedProxies)
  const kept = keepAnswers(config, isTrusted, drain)
  const app = create(options, { ...limits, isTrusted, kept, drain })
  const faults = createFaults(service.disk)
  const bounds = limitFiles(limits.files, limits.bodies)
  drain.watch(app)
  observeRequests(app, metrics, kept)
  secureReplies(app, config)
  refuseBadHosts(app)
  watchProxies(app, isTrusted)
  watchLimits(app)
  awaitBodies(app, limits.bodies)
  answerUnknown(app, faults)
  void app.register(fastifyCompress, { globalDecompression: false, encodings: ['br', 'gzip'] })
  void app.register(dataRoutes(service, { siteOrigin, limits, bounds, faults }))
  void app.register(unsubscribeRoute(service, limits.endings, faults))
  void app.register(plainFormRoute(service, { bounds, faults, siteOrigin }))
  void app.register(statusRoutes({ service, metrics, drain, faults, metricsToken, isPublic: siteOrigin !== null }))
  if (staticDir !== undefined) void app.register(staticFiles(staticDir))
  if (pages) void app.register(pages({ queue, limit: limits.pages, prefetchLimit: limits.prefetchedPages }))
  return app
}
