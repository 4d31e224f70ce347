import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { reportPath } from '#contract/visit-limits.ts'
import { createActor } from 'xstate'
import { createErrorLog } from './error-log.ts'
import { offlineSyncInput, createOfflineSyncFlow } from './offline-sync.ts'
import { retainList } from './reference-list.ts'
import { createSavedJobsClearingFlow } from './saved-jobs-clearing.ts'
import { createSavedJobsCheckFlow } from './saved-jobs-check.ts'
import { readSeenMessages, createSystemMessagesFlow } from './system-messages.ts'
import type { Site } from './site.ts'
import { createVisitCountsFlow } from './visit-counts.ts'

export const initialReads: ReadonlyArray<EntityName> = ['WebsiteStat']

const createBackgroundActors = (site: Site) => ({
  visitCounts: createActor(createVisitCountsFlow(site), site.running),
  offlineSync: createActor(createOfflineSyncFlow(site), { input: offlineSyncInput(site), ...site.running }),
  savedJobsClearing: createActor(createSavedJobsClearingFlow(site), site.running),
  savedJobsCheck: createActor(createSavedJobsCheckFlow(site), site.running),
  messages: createActor(createSystemMessagesFlow(site), {
    input: { seen: readSeenMessages(site.ports.device.tab) },
    ...site.running,
  }),
})

export function accompany(site: Site) {
  const { ports, calls, backlogs } = site
  const { log } = createErrorLog(
    (report) => ports.report(reportPath, report),
    () => withoutPersonalId(ports.view.place().pathname),
  )
  const following = backlogs.outcomes.on('settled', ({ outcome }) => outcome.kind === 'failed' && log(outcome.message))
  const needed = initialReads.map((name) => retainList(calls.lists[name]))
  const beside = createBackgroundActors(site)
  const { savedJobsCheck, ...always } = beside
  const started = [...(site.jobs.serverSearchesJobs ? [savedJobsCheck] : []), ...Object.values(always)]
  for (const actor of started) actor.start()
  for (const { end } of Object.values(backlogs)) end()
  return {
    ...beside,
    log,
    stop: () => {
      following.unsubscribe()
      for (const actor of started) actor.stop()
      for (const release of needed) release()
    },
  }
}
