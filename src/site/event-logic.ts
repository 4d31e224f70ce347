import type { ShareMethod } from '#contract/visit-limits.ts'
import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { CallOutcomeListener } from './transaction.ts'

type FeaturedOpenedEvent = { readonly type: 'featured.opened'; readonly id: string }

export const featuredLogic = fromCallback<FeaturedOpenedEvent, NonReducibleUnknown, FeaturedOpenedEvent>(
  ({ receive, emit }) => receive(emit),
)

type JobSharedEvent = { readonly type: 'job.shared'; readonly method: ShareMethod; readonly id: string }

export const sharedLogic = fromCallback<JobSharedEvent, NonReducibleUnknown, JobSharedEvent>(({ receive, emit }) =>
  receive(emit),
)

type CallOutcomeEvent = { readonly type: 'settled'; readonly outcome: Parameters<CallOutcomeListener>[0] }

export const outcomesLogic = fromCallback<CallOutcomeEvent, NonReducibleUnknown, CallOutcomeEvent>(
  ({ receive, emit }) => receive(emit),
)
