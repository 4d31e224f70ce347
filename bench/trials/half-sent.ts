import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBench } from '#scripts/suites/bench-runs.ts'
import { startSite } from '../server/start-site.ts'
import { reportPartialRequests } from './strangers/half-sent.ts'

const { size: seconds, isSmallest } = startBench({ usual: 8, smallest: 0.2 })
const dataDir = mkdtempSync(join(tmpdir(), 'trial-half-sent-'))
const site = await startSite(dataDir)
try {
  const isKept = await reportPartialRequests(site.address, seconds)
  process.exitCode = isKept || isSmallest ? 0 : 1
} finally {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
