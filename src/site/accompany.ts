import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import type { EntityName } from '#contract/entities.ts'
import { collectPath, reportPath } from '#contract/visit-reports.ts'
import { createActor } from 'xstate'
import { countVisits } from './count-visits.ts'
import type { Parts, Site } from './site.ts'
import { createErrorLog } from './error-log.ts'
import { keepOffline } from './keep-offline.ts'
import { needList } from './reference-list.ts'
import { askAboutSaved } from './seen-jobs.ts'
import { seenMessages, systemMessagesOf } from './system-messages.ts'
import { watchJobDeeds } from './watch-job-deeds.ts'

/** The lists that every visit reads at its start; the others are read on need (C7.2-08, C7.2-09). */
export const readsAtStart: ReadonlyArray<EntityName> = ['WebsiteStat']

const startCounting = ({ actors, calls, jobs, ports }: Parts<'actors' | 'calls' | 'jobs' | 'ports'>) =>
  countVisits({
    view: ports.view,
    consent: actors.cookieConsent,
    watchDeeds: (tell) => watchJobDeeds(actors, tell),
    postings: {
      here: jobs.jobsHere,
      watch: (tell) => {
        const told = [calls.lists.JobPostingHeader.subscribe(tell), actors.savedJobs.subscribe(tell)]
        return () => told.forEach(({ unsubscribe }) => unsubscribe())
      },
    },
    send: (event) => ports.report(collectPath, event),
  })

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
  const ends = [startCounting(site), keepOffline(site), askAboutSaved(site)]
  messages.start()
  return {
    messages,
    log,
    stop: () => {
      following.unsubscribe()
      messages.stop()
      for (const end of ends) end()
      for (const release of needed) release()
    },
  }
}
