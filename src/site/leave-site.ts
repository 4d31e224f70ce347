import { paths } from '#addresses/paths.ts'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import type { Parts } from './site.ts'

/** Leaving for an external address. */
export const leaveSiteOf = ({ ports: { view } }: Parts<'ports'>) =>
  leaveSiteMachine.provide({
    actions: {
      openAddress: (_, address) => view.leaveFor(address),
      goBack: () => view.goBackOr(paths.home.to(), { replace: true }),
    },
  })
