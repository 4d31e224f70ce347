import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../server/start-site.ts'

/** The site as `npm start` serves it, with the sample in a database of its own, in a process of its own. */
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
