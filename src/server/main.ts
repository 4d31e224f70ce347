import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inOwnCommand } from './control/own-command.ts'
import { logStream } from './log/loggers.ts'
import { builtPages } from './pages/built-pages.ts'
import { explainStart, prepareStart, startExitCode } from './prepare-start.ts'
import { startServer } from './start-server.ts'

const distDir = fileURLToPath(new URL('../../dist', import.meta.url))

async function run() {
  const config = prepareStart(process.env)
  const { settings, siteOrigin: origin } = config
  const pages = await builtPages({ distDir, settings, origin })
  const server = await startServer({
    config,
    sample: async () => (await import('#content/sample-content.ts')).sampleContent(Date.now()),
    pages,
    staticDir: join(distDir, 'client'),
    logger: { level: config.logLevel, stream: logStream() },
  })
  let isStopping = false
  // Both the launcher and a service manager may send a signal: a second one must not end the process in the middle.
  const stop = () => {
    if (isStopping) return
    isStopping = true
    process.stdout.write('Stopping: what has begun is answered first.\n')
    void server.close().then(() => {
      process.stdout.write('Stopped.\n')
      process.exit(0)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(`${config.settings.firmName} is at ${server.address}\n`)
}

await run().catch((error: unknown) => {
  for (const line of explainStart(error)) process.stderr.write(`${inOwnCommand(line)}\n`)
  process.exit(startExitCode(error))
})
