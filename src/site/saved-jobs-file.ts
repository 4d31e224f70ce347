import { paths } from '#addresses/paths.ts'
import { writeSavedJobsPage } from '#domain/saved-jobs/saved-jobs-page.ts'
import { savedJobsFileMachine } from '#machines/saved-jobs-file.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { watchActor } from './watchers.ts'

export const createSavedJobsFileFlow = ({
  actors: { savedJobs },
  input: { settings, origin },
  ports: { files, clock },
}: Parts<'actors' | 'input' | 'ports'>) =>
  savedJobsFileMachine.provide({
    actors: {
      readFile: fromPromise(({ input: file }) => files.read(file)),
      watchSavedJobs: watchActor(savedJobs, ({ context: { saved, open } }) => ({
        type: 'savedJobs.changed',
        saved,
        open,
      })),
    },
    actions: {
      addJobs: (_, jobs) => savedJobs.send({ type: 'jobs.added', jobs }),
      offerFile: (_, list) => {
        const day = clock.today()
        const savedPath = paths.opportunities.to('saved=true')
        const page = { ...list, firmName: settings.firmName, site: origin, savedPath, jobPath: paths.job.to, day }
        files.offer(`saved-jobs-${day}.html`, writeSavedJobsPage(page))
      },
    },
  })
