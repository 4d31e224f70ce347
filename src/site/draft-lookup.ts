import { continueAddress } from '#addresses/application-address.ts'
import { paths } from '#addresses/paths.ts'
import { applicationPostingEntity } from '#contract/application-operations.ts'
import { read } from '#contract/operations.ts'
import { getContinuePage } from '#domain/applications/application-links.ts'
import { draftLookupMachine } from '#machines/draft-lookup.machine.ts'
import { fromPromise } from 'xstate'
import type { Parts } from './site.ts'
import { requestPayload } from './transaction.ts'

export const createDraftLookupFlow = ({ calls, ports }: Parts<'calls' | 'ports'>) =>
  draftLookupMachine.provide({
    actors: {
      findOnlyDraft: fromPromise(async ({ signal }) => {
        const payload = await requestPayload(calls.transactQuietly, read(applicationPostingEntity), signal)
        const applications = (await ports.readers()).decodeApplicationPostingsReply(payload)
        const [only, ...others] = applications.filter(({ IsWithdrawn }) => !IsWithdrawn)
        if (only?.State !== 'draft' || others.length > 0) return ''
        return continueAddress(only.JobPosting_ID, getContinuePage(only))
      }),
    },
    actions: {
      openDraft: (_, address) => void ports.view.go(address, { replace: true }),
      openAccount: () => void ports.view.go(paths.account.to(), { replace: true }),
    },
  })
