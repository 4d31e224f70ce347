import { paths } from '#addresses/paths.ts'
import { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import { fromPromise } from 'xstate'
import { requestPickedJobs } from './job-picks.ts'
import { listen, watchActor } from './watchers.ts'
import { createJobsSeenEvent } from './saved-jobs.ts'
import type { Parts } from './site.ts'

const list = paths.opportunities.to()

export const createSavedJobsCheckFlow = ({
  actors: { savedJobs },
  calls: { transact },
  ports: { readers, view },
}: Parts<'actors' | 'calls' | 'ports'>) =>
  savedJobsCheckMachine.provide({
    actors: {
      watchSavedJobs: watchActor(savedJobs, ({ context }) => ({
        type: 'savedJobs.changed',
        ids: context.saved.map(({ id }) => id),
      })),
      watchPlace: listen((tell) =>
        view.watchPlace(({ pathname }) => {
          if (pathname === list) tell({ type: 'list.reached' })
        }),
      ),
      findOpen: fromPromise(async ({ input: asked, signal }) => ({
        open: await requestPickedJobs({ transact, readers }, { for: 'ids', ids: asked }, signal),
        asked,
      })),
    },
    actions: { reportOpenJobs: (_, { open, asked }) => savedJobs.send(createJobsSeenEvent(open, asked)) },
  })
