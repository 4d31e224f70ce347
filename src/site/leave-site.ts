import { paths } from '#addresses/paths.ts'
import { leaveSiteMachine } from '#machines/leave-site.machine.ts'
import type { Parts } from './site.ts'

export const createLeaveSiteFlow = ({ ports: { view } }: Parts<'ports'>) =>
  leaveSiteMachine.provide({
    actions: {
      openAddress: (_, address) => view.loadDocument(address),
      goBack: () => view.goBackOr(paths.home.to(), { replace: true }),
    },
  })

export const leaveSiteInput = ({ input }: Parts<'input'>) => ({ address: input.settings.external.portal })
