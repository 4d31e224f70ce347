import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { listSectionParts } from '#contract/application-children.ts'
import type { ApplicationPart } from '#contract/application-form.ts'
import { decodeApplicationsReply } from '#contract/application.ts'
import { applicationEntity } from '#contract/application-operations.ts'
import { read } from '#contract/operations.ts'
import { seededRandom } from '#domain/chance/random.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import { openPlace, type DataLocation } from '../killed-accounts/open-place.ts'
import { openDraft, type Draft } from '../uploads/open-drafts.ts'
import { createPartsToWrite, createPartValues, writePart, type WrittenPart } from './write-parts.ts'

export type PartResult = 'acknowledged' | 'sent' | 'lost' | 'mixed'

/** Must stay below the number of saves an account may make per minute. */
const maxAcknowledged = 150
const maxExtraDelay = 30

async function killWhileSaving({ dataDir, databaseUrl }: DataLocation, draft: Draft, random: () => number) {
  const site = await startSite(dataDir, noMailServer, 0, databaseUrl)
  const parts = createPartsToWrite()
  let remaining = 1 + Math.floor(random() * maxAcknowledged)
  const enough = Promise.withResolvers<void>()
  const onSaved = () => {
    if ((remaining -= 1) === 0) enough.resolve()
  }
  const writing = Promise.all(parts.map((part) => writePart(site.address, draft, part, onSaved)))
  await Promise.race([enough.promise, writing])
  await sleep(random() * maxExtraDelay)
  await site.kill()
  await writing
  if (remaining > 0) throw new Error('The site stopped to acknowledge before it was killed.')
  return parts
}

function judge({ acknowledged, sent }: WrittenPart, found: ApplicationPart | undefined): PartResult {
  const version = found?.Version ?? 0
  if (found && !isDeepStrictEqual(found.Values, createPartValues(version))) return 'mixed'
  if (version === acknowledged) return 'acknowledged'
  return version === sent ? 'sent' : 'lost'
}

async function checkParts(
  where: DataLocation,
  draft: Draft,
  parts: ReadonlyArray<WrittenPart>,
): Promise<ReadonlyArray<PartResult>> {
  const place = await openPlace(where)
  const { payload } = await place.send([read(applicationEntity, [draft.applicationId])], { token: draft.token })
  const [application] = decodeApplicationsReply(payload)
  await place.database.close()
  if (!application) throw new Error('The application is gone.')
  return parts.map((part) =>
    judge(
      part,
      listSectionParts(application, part.section).find(({ Entry }) => Entry === part.entry),
    ),
  )
}

export async function runSaves(where: DataLocation, kills: number, seed: string): Promise<ReadonlyArray<PartResult>> {
  const random = seededRandom(seed)
  const found: PartResult[] = []
  for (let at = 0; at < kills; at += 1) {
    const place = await openPlace(where)
    const draft = await openDraft(place, `writer${at}`)
    await place.database.close()
    found.push(...(await checkParts(where, draft, await killWhileSaving(where, draft, random))))
  }
  return found
}
