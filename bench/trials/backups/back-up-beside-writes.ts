import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PartValues } from '#contract/application-form.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import type { Config } from '#server/settings/config.ts'
import { openPlace, type DataLocation } from '../killed-accounts/open-place.ts'
import { createPartsToWrite, createPartValues, writePart, type WrittenPart } from '../killed-saves/write-parts.ts'
import { checkHealthDuring } from '../strangers/watch-health.ts'
import { openDraft, type Draft } from '../uploads/open-drafts.ts'
import { openSiteDatabase, runData, runDataProcess } from './make-site.ts'

export type ConcurrentBackupResult = {
  readonly lost: number
  readonly mixed: number
  readonly acknowledged: number
  readonly backup: number
  readonly health: number
  readonly save: number
}

async function readParts(config: Config, application: string) {
  const database = await openSiteDatabase(config)
  const rows = await database.db
    .selectFrom('application_part')
    .select(['section', 'entry', 'version', 'content'])
    .where('Application_ID', '=', application)
    .execute()
  const equalOpportunityRows = await database.db
    .selectFrom('equal_opportunity_answer')
    .select(['version', 'content'])
    .execute()
  await database.close()
  return [...rows, ...equalOpportunityRows.map((row) => ({ section: 'equal' as const, entry: '', ...row }))]
}

type Form = { readonly parts: ReadonlyArray<WrittenPart>; readonly application: string }

async function checkParts(config: Config, { parts, application }: Form, minVersions: ReadonlyArray<number>) {
  const found = await readParts(config, application)
  const isMixed = ({ version, content }: (typeof found)[number]) =>
    !isDeepStrictEqual(JSON.parse(content) as PartValues, createPartValues(version))
  const versions = parts.map(
    ({ section, entry }) => found.find((one) => one.section === section && one.entry === entry)?.version ?? 0,
  )
  return {
    lost: versions.filter((version, at) => version < (minVersions[at] ?? 0)).length,
    mixed: found.filter(isMixed).length,
  }
}

async function startDraft(place: DataLocation) {
  const open = await openPlace(place)
  const draft = await openDraft(open, 'writer')
  await open.database.close()
  return draft
}

function writeForm(address: string, draft: Draft) {
  const parts = createPartsToWrite()
  let [last, longest] = [performance.now(), 0]
  const recordSave = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const writing = Promise.all(parts.map((part) => writePart(address, draft, part, recordSave)))
  return { parts, ended: () => writing.then(() => longest) }
}

export async function backUpDuringWrites(config: Config, other: Config, path: string): Promise<ConcurrentBackupResult> {
  const place = { dataDir: config.dataDir, databaseUrl: config.databaseUrl ?? '' }
  const draft = await startDraft(place)
  const site = await startSite(config.dataDir, noMailServer, 0, place.databaseUrl)
  const { parts, ended: waitForEnd } = writeForm(site.address, draft)
  await sleep(200)
  const before = parts.map(({ acknowledged }) => acknowledged)
  const { result: backup, times } = await checkHealthDuring(site.address, runDataProcess(config, 'backup', path))
  await site.kill()
  const save = await waitForEnd()
  await runData(other, 'restore', path)
  const acknowledged = parts.reduce((sum, part) => sum + part.acknowledged, 0)
  const judged = await checkParts(other, { parts, application: draft.applicationId }, before)
  return { ...judged, acknowledged, backup, health: times.at(-1) ?? 0, save }
}
