import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PartValues } from '#contract/application-form.ts'
import { nowhere, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import type { Config } from '#server/settings/config.ts'
import { openPlace } from '../killed-accounts/open-place.ts'
import { partsToWrite, valuesOf, writePart } from '../killed-saves/write-parts.ts'
import { openDraft } from '../uploads/open-drafts.ts'
import { openData, runData } from './make-site.ts'

/** What came of a backup that was made while a form was written; times in milliseconds. */
export type BesideWrites = {
  readonly lost: number
  readonly mixed: number
  readonly acknowledged: number
  readonly backup: number
  /** The longest that the health check and a save took. */
  readonly health: number
  readonly save: number
}

/** How long the health check takes at most until a signal. */
async function watchHealth(address: string, signal: AbortSignal): Promise<number> {
  let longest = 0
  while (!signal.aborted) {
    const began = performance.now()
    await (await fetch(`${address}/healthz`)).text()
    longest = Math.max(longest, performance.now() - began)
    await sleep(10)
  }
  return longest
}

async function readParts(config: Config, application: string) {
  const database = await openData(config)
  const rows = await database.db
    .selectFrom('application_part')
    .select(['section', 'entry', 'version', 'content'])
    .where('Application_ID', '=', application)
    .execute()
  const apart = await database.db.selectFrom('equal_opportunity_answer').select(['version', 'content']).execute()
  await database.close()
  return [...rows, ...apart.map((row) => ({ section: 'equal' as const, entry: '', ...row }))]
}

/** Makes a backup of a site while a form is written, and looks what of it a restored site has. */
export async function backUpBesideWrites(config: Config, other: Config, folder: string): Promise<BesideWrites> {
  const place = { dataDir: config.dataDir, databaseUrl: config.databaseUrl ?? '' }
  const open = await openPlace(place)
  const draft = await openDraft(open, 'writer')
  await open.database.close()
  const site = await startSite(config.dataDir, nowhere, 0, place.databaseUrl)
  const [parts, done] = [partsToWrite(), new AbortController()]
  let [last, save] = [performance.now(), 0]
  const took = () => {
    save = Math.max(save, performance.now() - last)
    last = performance.now()
  }
  const writing = Promise.all(parts.map((part) => writePart(site.address, draft, part, took)))
  const health = watchHealth(site.address, done.signal)
  await sleep(200)
  const before = parts.map(({ acknowledged }) => acknowledged)
  const path = join(folder, `${config.databaseUrl === null ? 'embedded' : 'shared'}.tar`)
  const backup = await runData(config, 'backup', path)
  done.abort()
  const longest = await health
  await site.kill()
  await writing
  await runData(other, 'restore', path)
  const found = await readParts(other, draft.applicationId)
  const versions = parts.map(({ section, entry }) => found.find((one) => one.section === section && one.entry === entry))
  return {
    lost: versions.filter((row, at) => (row?.version ?? 0) < (before[at] ?? 0)).length,
    mixed: found.filter(({ version, content }) => !isDeepStrictEqual(JSON.parse(content) as PartValues, valuesOf(version))).length,
    acknowledged: parts.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    backup,
    health: longest,
    save,
  }
}
