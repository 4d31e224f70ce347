import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../server/start-site.ts'
import { tellHalfSent } from './strangers/tell-half-sent.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'trial-half-sent-'))
const site = await startSite(dataDir)
try {
  process.exitCode = (await tellHalfSent(site.address)) ? 0 : 1
} finally {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
