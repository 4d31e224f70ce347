import { paths } from '#addresses/paths.ts'
import { savedJobsCheckMachine } from '#machines/saved-jobs-check.machine.ts'
import { fromPromise } from 'xstate'
import { requestPickedJobs } from './jobs-for.ts'
import { listen } from './listen.ts'
import { createJobsSeenEvent } from './seen-jobs.ts'
import type { Parts } from './site.ts'
import { watchActor } from './watch-actor.ts'

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
