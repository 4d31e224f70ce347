import { anyPosting, createSubscribeCall } from '#contract/job-alerts.ts'
import { describeSearch } from '#domain/jobs/describe-search.ts'
import { followedQuery } from '#domain/jobs/followed-search.ts'
import { jobAlertMachine, jobAlertNotice, type AlertSearch } from '#machines/job-alert.machine.ts'
import type { jobSearchMachine } from '#machines/job-search.machine.ts'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { listen, watchActor } from './watchers.ts'
import { createSendingFlow } from './sending.ts'
import type { Parts } from './site.ts'

type JobSearch = SnapshotFrom<typeof jobSearchMachine>

function toAlertSearch(snapshot: JobSearch): AlertSearch | null {
  const { result, criteria, address } = snapshot.context
  if (result === null || !snapshot.hasTag('ready') || snapshot.matches('asking')) return null
  const { keyword } = criteria
  return { query: followedQuery(address), words: describeSearch({ keyword, filters: result.activeFilters }) }
}

export const jobAlertInput = ({ input: { settings } }: Parts<'input'>, search: JobSearch) => ({
  genericId: settings.genericJobPostingId ?? anyPosting,
  search: toAlertSearch(search) ?? { query: '', words: describeSearch({ keyword: '', filters: [] }) },
})

export const createJobAlertFlow =
  (search: ActorRefFrom<typeof jobSearchMachine>) =>
  ({ calls, notifications: { notify, withdraw }, ports }: Parts<'calls' | 'notifications' | 'ports'>) =>
    jobAlertMachine.provide({
      actors: {
        watchSearch: watchActor(search, (snapshot) => {
          const found = toAlertSearch(snapshot)
          return found && { type: 'search.changed', search: found }
        }),
        withdrawNoticeOnExit: listen(() => () => withdraw(jobAlertNotice)),
        sending: createSendingFlow({ calls, ports }, createSubscribeCall),
      },
      actions: { showNotice: (_, notice) => notify(notice) },
    })
