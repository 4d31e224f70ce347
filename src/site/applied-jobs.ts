import { paths } from '#addresses/paths.ts'
import { applicationPostingEntity } from '#contract/application-operations.ts'
import { read } from '#contract/operations.ts'
import { fitPath, readQuery } from '#domain/visit/address.ts'
import { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import { fromPromise } from 'xstate'
import type { Actors } from './actors.ts'
import { createApplicationChanges } from './application-changes.ts'
import type { Calls } from './calls.ts'
import { listen, visitorNamed, watchActor } from './watchers.ts'
import type { Place, Ports } from './ports.ts'
import { requestPayload } from './transaction.ts'

const showsApplied = ({ pathname, search }: Place) =>
  fitPath(paths.job.pattern, pathname) !== null ||
  (pathname === paths.opportunities.to() && readQuery(search).get('saved') === 'true')

type AppliedJobsDeps = { readonly session: Actors['session']; readonly calls: Pick<Calls, 'transactQuietly'> }

export const createAppliedJobsFlow = (
  { view, tabs, random, readers }: Pick<Ports, 'random' | 'readers' | 'tabs' | 'view'>,
  { session, calls }: AppliedJobsDeps,
) =>
  appliedJobsMachine.provide({
    actors: {
      watchVisitor: watchActor(session, (snapshot) => ({ type: 'visitor.changed', visitor: visitorNamed(snapshot) })),
      watchPlace: listen((tell) => {
        let page = ''
        return view.watchPlace((place) => {
          const [before, isRequested] = [page, showsApplied(place)]
          page = `${place.pathname} ${isRequested}`
          if (page !== before) tell({ type: 'page.entered', isRequested })
        })
      }),
      watchChanges: createApplicationChanges({ random, tabs }).watchChanges,
      readApplied: fromPromise(async ({ signal }) => {
        const payload = await requestPayload(calls.transactQuietly, read(applicationPostingEntity), signal)
        return (await readers()).decodeApplicationPostingsReply(payload)
      }),
    },
  })
