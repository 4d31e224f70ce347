import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestPostgres } from '#server/database/start-postgres.testing.ts'
import { receiveMail } from '#server/mail/receive-mail.testing.ts'
import { projectFolder, startFleet } from './fleet.ts'
import { findFreePorts, startNginx } from './nginx.ts'

type StageOptions = {
  readonly postgres: TestPostgres
  readonly nginx: string
  readonly name: string
  readonly processes: number
  readonly rounds: number
  readonly isSmallest: boolean
}

type Addresses = {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly mailUrl: string
  readonly port: number
}

const createEnv = ({ databaseUrl, dataDir, mailUrl, port }: Addresses) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SITE_ORIGIN: `http://localhost:${port}`,
  SMTP_URL: mailUrl,
  OPERATIONS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'error',
})

/** What one part is tried on: processes of its own behind a proxy of its own, on a database of its own. */
export async function openStage({ postgres, nginx, name, processes, ...rest }: StageOptions) {
  const root = mkdtempSync(join(tmpdir(), `trial-processes-${name}-`))
  const databaseUrl = await postgres.createDatabase(`${name}_${processes}`)
  const [port = 0, sparePort = 0, ...ports] = await findFreePorts(processes + 2)
  const mail = await receiveMail()
  const dataDir = join(root, 'data')
  const env = createEnv({ databaseUrl, dataDir, mailUrl: mail.url, port })
  const fleet = await startFleet({ folder: projectFolder, ports, env })
  const proxy = await startNginx(nginx, join(root, 'nginx'), { proxy: port, processes: ports })
  const close = async () => {
    await proxy.stop()
    await fleet.stop()
    await mail.close()
    rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }
  const { address } = proxy
  return { ...rest, postgres, root, databaseUrl, dataDir, env, sparePort, mail, fleet, address, close }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
