import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { configuredFiles } from './attachments/configured-files.ts'
import { enterFolder } from './attachments/files-folder.ts'
import { resolveTokenSecrets } from './accounts/token-secret.ts'
import { loadCommonPasswords } from './accounts/passwords.ts'
import { createApp, type AppOptions } from './app.ts'
import { backUpBeforeMigrating } from './backup/before-migrating.ts'
import { forwardVisits } from './analytics/forward-visits.ts'
import { createCaptchaService } from './captcha/captcha-service.ts'
import { CannotListen } from './prepare-start.ts'
import type { Config } from './settings/config.ts'
import type { ContentTables } from './content/content-tables.ts'
import { chooseControlSocket, serveActions } from './control/control-socket.ts'
import { importContent } from './content/import-content.ts'
import { openDatabase, type Database } from './database/open-database.ts'
import { createTaskRuns } from './database/task-runs.ts'
import type { Metrics } from './http/metrics.ts'
import { createDrain } from './http/drain.ts'
import type { WriteLine } from './log/security-log.ts'
import { siteActions, type ActionParts } from './site-actions.ts'
import { secretWarnings } from './secret-warnings.ts'
import { siteMetrics } from './site-metrics.ts'
import { startWork, type Running } from './start-work.ts'
import { listStartupWarnings } from './settings/start-warnings.ts'
import { createSiteService } from './create-site-service.ts'
import type { SiteService } from './service/site-service.ts'

export type ServerOptions = {
  readonly config: Config
  readonly sample?: () => Promise<ContentTables>
  readonly pages?: (service: SiteService) => AppOptions['pages']
  readonly staticDir?: string
  /** Closed by the caller; without it the configured database is opened, and closed by `close`. */
  readonly database?: Database
  readonly clock?: () => Date
  readonly logger?: FastifyServerOptions['logger']
}

export type RunningServer = { readonly address: string; close(): Promise<void> }

const gracePeriod = ({ stopGrace = 0 }: Config) => stopGrace * 1000

function createDeferredLog() {
  let log: WriteLine = () => undefined
  return {
    write: ((details, message) => log(details, message)) satisfies WriteLine,
    open: (opened: WriteLine) => void (log = opened),
  }
}

type Resources = { readonly database: Database; close(): Promise<void> }

async function openResources({ database }: ServerOptions, parts: ActionParts): Promise<Resources> {
  const { config } = parts
  if (database) return { database, close: async () => undefined }
  const { databaseUrl, databasePool: mostConnections } = config
  const beforeMigrating = backUpBeforeMigrating(config)
  if (databaseUrl !== null)
    return openDatabase({ databaseUrl, beforeMigrating, mostConnections }).then(createDatabaseResources)
  const controlSocket = chooseControlSocket(config.dataDir)
  const opened = await openDatabase({ dataDir: config.dataDir, controlSocket, beforeMigrating })
  const control = await serveActions(siteActions(opened, parts), config.dataDir, controlSocket).catch(
    async (error: unknown) => {
      await opened.close()
      throw error
    },
  )
  const close = async () => {
    await control.close()
    await opened.close()
  }
  return { database: opened, close }
}

const createDatabaseResources = (database: Database): Resources => ({ database, close: () => database.close() })

const reasons: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program: stop it, or set PORT to another number.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: set HOST to one that it has, such as localhost.`,
  ENOTFOUND: ({ host }) => `This machine has no address ${host}: set HOST to one that it has, such as localhost.`,
}

async function listen(app: FastifyInstance, config: Config) {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new CannotListen(reason(config), { cause: error }) : error
  }
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : config.port
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host
  return `http://${host}:${port}`
}

async function importSample(database: Database, sample: () => Promise<ContentTables>, clock: () => Date) {
  if ((await database.contentVersion.read()) > 0) return
  await importContent(database, await sample(), { onlyWhenEmpty: true, clock })
}

type ServerContext = Omit<Running, 'service'> & { readonly writeSecurity: WriteLine }
type Serving = ServerContext & { readonly staticDir: string | undefined }

const outsideServices = ({
  config: { captcha, analytics },
  log,
  origin,
}: Pick<ServerContext, 'config' | 'log' | 'origin'>) => ({
  captchaService:
    captcha && createCaptchaService(captcha, (err) => log.error({ err }, 'the captcha service did not answer')),
  forwardVisit:
    analytics && forwardVisits(analytics, origin, (err) => log.error({ err }, 'the analytics service took no visit')),
})

async function openFiles(config: Config, database: Database, clock: () => Date) {
  const files = await configuredFiles(config, database, clock)
  await enterFolder({ db: database.db, folder: files.filesFolder })
  return files
}

async function openSiteService(
  { config, clock, database, log, origin, staticDir, writeSecurity }: Serving,
  { observeCall: watch }: Metrics,
) {
  const { mail, settings } = config
  const { firmName, genericJobPostingId: genericPostingId, accountUnusedMonths, draftDays, applicationDays } = settings
  const tokenSecrets = await resolveTokenSecrets(database, config)
  const isPublic = config.siteOrigin !== null
  const services = outsideServices({ config, log, origin })
  const files = await openFiles(config, database, clock)
  const commonPasswords = staticDir === undefined ? undefined : await loadCommonPasswords(staticDir, log)
  const firm = {
    mail,
    firmName,
    timeZone: config.timeZone,
    genericPostingId,
    accountUnusedMonths,
    applicationTerms: { draftDays, applicationDays },
    hasSsnQuestion: settings.asksSocialSecurityNumber,
    isEqualOpportunityByPerson: settings.isEqualOpportunityByPerson,
    isPublic,
    hasWebhook: config.webhook !== undefined,
    ...(commonPasswords && { commonPasswords }),
  }
  const logs = { log, watch, writeSecurity }
  const service = createSiteService({ database, clock, ...logs, tokenSecrets, origin, ...firm, ...services, ...files })
  const ofSecrets = await secretWarnings(database, { tokenSecrets, fileKeys: files.fileKeys })
  return { service, warnings: [...((await database.listWarnings?.()) ?? []), ...ofSecrets] }
}

async function logWarnings({ log }: FastifyInstance, warnings: ReadonlyArray<string>, service: SiteService) {
  for (const warning of warnings) log.warn(warning)
  const problem = await service.filesProblem()
  if (problem !== null) log.error(problem)
}

/** @throws {DatabaseProblem} @throws {CannotListen} @throws {BadConfig} with all problems */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, sample, pages, staticDir, clock = () => new Date(), logger = true } = options
  let address = `http://localhost:${config.port}`
  const origin = () => config.siteOrigin ?? address
  const { write: writeSecurity, open: openLog } = createDeferredLog()
  const resources = await openResources(options, { config, clock, origin, write: writeSecurity })
  try {
    const { database } = resources
    if (sample) await importSample(database, sample, clock)
    const drain = createDrain()
    const log = { error: (details: object, message: string) => app.log.error(details, message) }
    const opened = { config, clock, database, log, origin, writeSecurity, runs: createTaskRuns(database, clock) }
    const metrics = siteMetrics({ ...opened, logger }, config)
    const { service, warnings } = await openSiteService({ ...opened, staticDir }, metrics)
    const parts = { service, config, pages: pages?.(service), staticDir, drain, metrics, logger }
    const app: FastifyInstance = createApp(parts)
    openLog((details, message) => app.log.info(details, message))
    await logWarnings(app, [...listStartupWarnings(config), ...warnings], service)
    address = await listen(app, config)
    const stopWork = startWork({ ...opened, service })
    const close = async () => {
      await Promise.all([drain.finish(app, setTimeout(gracePeriod(config))), stopWork()])
      await resources.close()
    }
    return { address, close }
  } catch (error) {
    await resources.close()
    throw error
  }
}
