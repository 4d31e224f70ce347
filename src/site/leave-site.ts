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

/** What the question before the employee portal begins with (C2.1-03). */
export const leaveSiteInput = ({ input }: Parts<'input'>) => ({ address: input.settings.external.portal })
