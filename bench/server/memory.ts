import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runScript } from '#scripts/run-process.ts'
import { generatePostings } from '#server/content/generated-content.testing.ts'
import { listRequests } from './answers.ts'
import { sendLoad } from './load.ts'
import { startSite, type RunningProcess } from './start-site.ts'

export type MemoryAmounts = { readonly mixed: number; readonly restSeconds: number; readonly postings: number }

export type MemoryRow = Readonly<
  Record<'first start, ms' | 'start, ms' | 'at start, MB' | 'after traffic, MB' | 'at rest, MB', number>
>

const databaseEnv = (databaseUrl: string | null): Readonly<Record<string, string>> =>
  databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }

async function sendMixed({ address }: RunningProcess, amount: number) {
  const requests = await listRequests(address)
  for (const request of requests) await sendLoad(address, request.path, request, Math.ceil(amount / requests.length))
}

async function importPostings(dataDir: string, env: Readonly<Record<string, string>>, count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-postings-'))
  try {
    writeFileSync(join(folder, 'JobPostingHeader.json'), JSON.stringify(generatePostings(count)))
    const args = ['src/server/operator-cli.ts', 'content', 'import', folder]
    const { code, output } = await runScript(args, { env: { DATA_DIR: dataDir, ...env }, timeoutSeconds: 600 })
    if (code !== 0) throw new Error(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function measureMemory(
  dataDir: string,
  databaseUrl: string | null,
  { mixed, restSeconds, postings }: MemoryAmounts,
): Promise<MemoryRow> {
  const env = { OPERATIONS_PER_MINUTE: '9999999', LOG_LEVEL: 'warn', ...databaseEnv(databaseUrl) }
  const first = await startSite(dataDir, env)
  await first.stop()
  if (postings > 0) await importPostings(dataDir, databaseEnv(databaseUrl), postings)
  const site = await startSite(dataDir, env)
  try {
    const atStart = site.memory()
    await sendMixed(site, mixed)
    const afterTraffic = site.memory()
    await sleep(restSeconds * 1000)
    return {
      'first start, ms': Math.round(first.startupTime),
      'start, ms': Math.round(site.startupTime),
      'at start, MB': Math.round(atStart),
      'after traffic, MB': Math.round(afterTraffic),
      'at rest, MB': Math.round(site.memory()),
    }
  } finally {
    await site.stop()
  }
}
