import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeChanges } from './content/content-changes.ts'
import { contentHandlerFactories } from './content/content-handler.ts'
import { ContentProblems, importContent } from './content/import-content.ts'
import { readFolder } from './content/read-folder.ts'
import { hasDatabase, withSite } from './control/reach-site.ts'
import { parseArguments, type PrintLine } from './control/run-command.ts'
import { openDatabase, type Database } from './database/open-database.ts'
import { CannotListen } from './prepare-start.ts'
import { logStream } from './log/loggers.ts'
import { isLoopbackHost } from './network/network-address.ts'
import { builtPages } from './pages/built-pages.ts'
import type { Config } from './settings/config.ts'
import { startServer, type ServerOptions } from './start-server.ts'

const usage = `Usage:
  npm run content -- preview DIR [--prune] [--port NUMBER]
      shows the site with DIR on this machine (port 8090), over a copy of its content that goes when it ends;
      search engines are kept away, and nothing is sent: forms, mails and files go into a folder that is deleted`

export type Preview = { readonly folder: string; readonly prune: boolean; readonly port: number }

function readPreview(args: ReadonlyArray<string>): Preview | null {
  const given = parseArguments(args, { prune: { type: 'boolean' }, port: { type: 'string' } })
  const [folder, ...more] = given?.words ?? []
  const { prune, port = '8090' } = given?.options ?? {}
  const isPort = /^\d{1,5}$/.test(String(port)) && Number(port) <= 65_535
  return folder && more.length === 0 && isPort ? { folder, prune: prune === true, port: Number(port) } : null
}

const everyAddress = ['0.0.0.0', '::']

function previewOrigin({ host }: Config, port: number) {
  if (isLoopbackHost(host)) return null
  return `http://${everyAddress.includes(host) ? hostname() : host}:${port}`
}

/** Picks fields one by one: a preview must not use other services, the mail server or the data. */
const createPreviewConfig = (config: Config, port: number, dataDir: string): Config => ({
  port,
  dataDir,
  isPreview: true,
  host: config.host,
  settings: config.settings,
  mail: { ...config.mail, smtpUrl: null },
  siteOrigin: previewOrigin(config, port),
  databaseUrl: null,
  tokenSecret: null,
  logLevel: 'warn',
})

export type PreviewedSite = Pick<ServerOptions, 'pages' | 'staticDir'>

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

const builtSite = async ({ settings, siteOrigin: origin }: Config): Promise<PreviewedSite> => ({
  pages: await builtPages({ distDir, settings, origin }),
  staticDir: join(distDir, 'client'),
})

async function fill(database: Database, config: Config, { folder, prune }: Preview, say: PrintLine): Promise<boolean> {
  const { tables, sources, problems } = readFolder(folder)
  for (const problem of problems) say(problem)
  if (problems.length > 0) return false
  if (hasDatabase(config)) {
    const current = await withSite(config, contentHandlerFactories, (handler) => handler.export())
    await importContent(database, current)
  }
  try {
    const { changes, notes } = await importContent(database, tables, { prune, sources })
    for (const line of [...changes.map(describeChanges), ...notes.map((note) => `Note: ${note}`)]) say(line)
    return true
  } catch (error) {
    if (!(error instanceof ContentProblems)) throw error
    for (const problem of error.findings.problems) say(problem)
    return false
  }
}

type Showing = {
  readonly say: PrintLine
  readonly signal: AbortSignal
  readonly createSite: (config: Config) => Promise<PreviewedSite>
}

async function serve(config: Config, database: Database, { say, signal, createSite }: Showing) {
  const logger = { level: config.logLevel, stream: logStream() }
  const server = await startServer({ config, database, logger, ...(await createSite(config)) })
  say(`The preview is at ${server.address}. Nothing that is sent there leaves it. Ctrl-C ends it.`)
  if (!signal.aborted) await once(signal, 'abort')
  await server.close()
}

export async function showPreview(config: Config, preview: Preview, showing: Showing): Promise<number> {
  const database = await openDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'tamarack-preview-'))
  try {
    if (!(await fill(database, config, preview, showing.say))) return 1
    await serve(createPreviewConfig(config, preview.port, dataDir), database, showing)
    return 0
  } catch (error) {
    if (!(error instanceof CannotListen)) throw error
    showing.say(error.message.replace('set PORT to', 'give with --port'))
    return 1
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true })
  }
}

export async function runPreviewCommand(
  config: Config,
  args: ReadonlyArray<string>,
  say: PrintLine,
  signal: AbortSignal,
): Promise<number> {
  const preview = readPreview(args)
  if (!preview) {
    say(usage)
    return 2
  }
  if (!existsSync(join(distDir, 'server/entry-server.js'))) {
    say('The site is not built yet: npm run build builds it.')
    return 1
  }
  return showPreview(config, preview, { say, signal, createSite: builtSite })
}
