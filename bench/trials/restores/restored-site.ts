import { readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readKeys } from '#server/attachments/file-keys.ts'
import { collectBytes } from '#server/attachments/contents.testing.ts'
import { filesFolderPath, readFilesFolderName } from '#server/attachments/files-folder.ts'
import { createFileStore } from '#server/files/file-store.ts'
import { openKeyRing } from '#server/files/key-ring.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import { openPlace, type DataLocation } from '../killed-accounts/open-place.ts'
import { openDraft, type Draft } from '../uploads/open-drafts.ts'
import { createPdf, putFile } from '../uploads/put-file.ts'

const file = createPdf(Buffer.alloc(20_000, 'resume'))
const twoHours = 2 * 60 * 60_000
/** Milliseconds a site gets to check its files after the start. */
const fileCheckTime = 4_000

const start = ({ dataDir, databaseUrl }: DataLocation) => startSite(dataDir, noMailServer, 0, databaseUrl)

export async function createSiteWithDraft(where: DataLocation): Promise<Draft> {
  await (await start(where)).kill()
  const place = await openPlace(where)
  const draft = await openDraft(place, 'ada')
  await place.database.close()
  return draft
}

export async function sendFiles(where: DataLocation, draft: Draft, count: number): Promise<void> {
  const site = await start(where)
  for (let at = 0; at < count; at += 1)
    if ((await putFile(site.address, { draft, network: '198.51.100.1', file })) !== 200)
      throw new Error('A file was not taken.')
  await site.kill()
}

export async function runSideBySide(places: ReadonlyArray<DataLocation>): Promise<ReadonlyArray<boolean>> {
  const sites = []
  for (const where of places) sites.push(await start(where))
  await sleep(fileCheckTime)
  const replies = []
  for (const { address } of sites) replies.push(await (await fetch(`${address}/readyz`)).text())
  for (const site of sites) await site.kill()
  return replies.map((text) => text.includes('data -- adopt'))
}

async function withOpenSite<Result>(
  where: DataLocation,
  work: (opened: Awaited<ReturnType<typeof openPlace>>, folder: string) => Promise<Result>,
) {
  const place = await openPlace(where)
  const folder = filesFolderPath(where.dataDir, await readFilesFolderName(place.database))
  try {
    return await work(place, folder)
  } finally {
    await place.database.close()
  }
}

export const backdateFiles = (where: DataLocation) =>
  withOpenSite(where, async (_, folder) => {
    const then = new Date(Date.now() - twoHours)
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then)
  })

export const countLost = (where: DataLocation) =>
  withOpenSite(where, async ({ database: { db } }, folder) => {
    const store = createFileStore({ folder, keys: await openKeyRing(await readKeys(db)) })
    const rows = await db.selectFrom('attachment').select(['stored_name', 'key_id']).execute()
    let lost = 0
    for (const { stored_name: storedName, key_id: keyId } of rows)
      await store
        .read({ storedName, keyId })
        .then(collectBytes)
        .catch(() => (lost += 1))
    return { files: rows.length, lost }
  })
