import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { reportPath } from '#contract/visit-limits.ts'
import { createActor } from 'xstate'
import { createErrorLog } from './error-log.ts'
import { offlineSyncInput, offlineSyncOf } from './offline-sync.ts'
import { needList } from './reference-list.ts'
import { savedJobsClearingOf } from './saved-jobs-clearing.ts'
import { savedJobsCheckOf } from './saved-jobs-check.ts'
import { seenMessages, systemMessagesOf } from './system-messages.ts'
import type { Site } from './site.ts'
import { visitCountsOf } from './visit-counts.ts'

/** The lists that every visit reads at its start; the others are read on need (C7.2-08, C7.2-09). */
export const readsAtStart: ReadonlyArray<EntityName> = ['WebsiteStat']

/** What goes on beside the pages once these answer to the visitor; none of it is needed before. */
export function accompany(site: Site) {
  const { ports, running, calls, actors } = site
  const { log } = createErrorLog(
    (report) => ports.report(reportPath, report),
    () => withoutPersonalId(ports.view.place().pathname),
  )
  const following = actors.outcomes.on('settled', ({ outcome }) => outcome.kind === 'failed' && log(outcome.message))
  const messages = createActor(systemMessagesOf(site), { input: { seen: seenMessages(ports.device.tab) }, ...running })
  const needed = readsAtStart.map((name) => needList(calls.lists[name]))
  const visitCounts = createActor(visitCountsOf(site), running)
  const offlineSync = createActor(offlineSyncOf(site), { input: offlineSyncInput(site), ...running })
  const savedJobsCheck = createActor(savedJobsCheckOf(site), running)
  const savedJobsClearing = createActor(savedJobsClearingOf(site), running)
  const started = [
    visitCounts,
    offlineSync,
    savedJobsClearing,
    ...(site.jobs.serverSearchesJobs ? [savedJobsCheck] : []),
    messages,
  ]
  for (const actor of started) actor.start()
  return {
    messages,
    offlineSync,
    savedJobsCheck,
    savedJobsClearing,
    visitCounts,
    log,
    stop: () => {
      following.unsubscribe()
      for (const actor of started) actor.stop()
      for (const release of needed) release()
    },
  }
}
