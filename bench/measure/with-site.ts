import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../server/start-site.ts'

export async function withSite<Result>(measure: (address: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
  const site = await startSite(folder, { LOG_LEVEL: 'warn' })
  try {
    return await measure(site.address)
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
