import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '#domain/chance/random.ts'
import { noMailServer, startSite } from '#server/job-alerts/kill-and-send.testing.ts'
import { openPlace, type DataLocation } from '../killed-accounts/open-place.ts'
import { openDraft, type Draft } from '../uploads/open-drafts.ts'
import { activities, submit, upload, type Activity } from './activities.ts'
import { readStateWithStrays, type StateWithStrays, type State } from './read-state.ts'

export type ApplicationKillResult = {
  readonly activity: string
  readonly isAnswered: boolean
  readonly state: 'before' | 'after' | 'half'
  readonly orphans: number
  readonly strayFiles: number
}

async function prepare(where: DataLocation, { since }: Activity, name: string): Promise<Draft> {
  const place = await openPlace(where)
  await place.database.db.deleteFrom('firm_news').execute()
  const draft = await openDraft(place, name)
  await place.database.close()
  if (since === 'draft') return draft
  const site = await startSite(where.dataDir, noMailServer, 0, where.databaseUrl)
  await upload(site.address, draft)
  if (since === 'submitted') await submit(site.address, draft)
  await site.kill()
  return draft
}

async function readDraftState(where: DataLocation, draft: Draft): Promise<StateWithStrays> {
  const place = await openPlace(where)
  const found = await readStateWithStrays(place.database, where.dataDir, draft)
  await place.database.close()
  return found
}

/** @param pause in milliseconds; null: kill after the answer */
async function killWhile(
  { dataDir, databaseUrl }: DataLocation,
  activity: Activity,
  draft: Draft,
  pause: number | null,
) {
  const site = await startSite(dataDir, noMailServer, 0, databaseUrl)
  const began = performance.now()
  const answer = activity.act(site.address, draft)
  await (pause === null ? answer : sleep(pause))
  const took = performance.now() - began
  await site.kill()
  return { isAnswered: (await answer) === 200, took }
}

const toState = ({ orphans, strayFiles, ...state }: StateWithStrays): State => state

type Reference = { readonly before: State; readonly after: State; readonly took: number }

async function refer(where: DataLocation, activity: Activity): Promise<Reference> {
  const draft = await prepare(where, activity, `reference-${activity.name}`)
  const before = toState(await readDraftState(where, draft))
  const { isAnswered, took } = await killWhile(where, activity, draft, null)
  const after = toState(await readDraftState(where, draft))
  if (!isAnswered || isDeepStrictEqual(before, after))
    throw new Error(`${activity.name} was not done: ${JSON.stringify(after)}.`)
  return { before, after, took }
}

function judge({ before, after }: Reference, found: StateWithStrays): ApplicationKillResult['state'] {
  if (isDeepStrictEqual(toState(found), after)) return 'after'
  if (isDeepStrictEqual(toState(found), before)) return 'before'
  console.error({ before, after, found })
  return 'half'
}

const [earliest, latest] = [0.2, 1.3]

export async function runKills(
  where: DataLocation,
  kills: number,
  seed: string,
): Promise<ReadonlyArray<ApplicationKillResult>> {
  const random = seededRandom(seed)
  const references = new Map<Activity, Reference>()
  for (const activity of activities) references.set(activity, await refer(where, activity))
  const ended: ApplicationKillResult[] = []
  for (let at = 0; at < kills; at += 1) {
    const activity = activities[at % activities.length]!
    const reference = references.get(activity)!
    const draft = await prepare(where, activity, `ada${at}`)
    const pause = (earliest + random() * (latest - earliest)) * reference.took
    const { isAnswered } = await killWhile(where, activity, draft, pause)
    const found = await readDraftState(where, draft)
    const { orphans, strayFiles } = found
    ended.push({ activity: activity.name, isAnswered, state: judge(reference, found), orphans, strayFiles })
  }
  return ended
}
