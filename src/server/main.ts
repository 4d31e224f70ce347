import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadConfig, readConfig } from './config.ts'
import { DatabaseProblem } from './database/database-problem.ts'
import { describeError } from './describe-error.ts'
import { logStream } from './log-stream.ts'
import { builtPages } from './pages/built-pages.ts'
import { CannotListen, startServer } from './start-server.ts'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

const isForThePersonWhoRunsIt = (error: unknown) => error instanceof DatabaseProblem || error instanceof CannotListen

function explain(error: unknown): ReadonlyArray<string> {
  if (error instanceof BadConfig) return error.problems
  if (isForThePersonWhoRunsIt(error)) return [(error as Error).message]
  return [describeError(error).stack]
}

async function run() {
  const config = readConfig(process.env)
  const { settings, siteOrigin: origin } = config
  const pages = await builtPages({ distDir, settings, origin })
  const server = await startServer({
    config,
    sample: async () => (await import('#content/sample-content.ts')).sampleContent(Date.now()),
    pages,
    staticDir: join(distDir, 'client'),
    logger: { level: config.logLevel, stream: logStream() },
  })
  const stop = () => void server.close().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`${config.settings.firmName} is at ${server.address}\n`)
}

await run().catch((error: unknown) => {
  for (const line of explain(error)) process.stderr.write(`${line}\n`)
  process.exit(1)
})
