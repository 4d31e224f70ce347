import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { CallOutcomeListener } from './transaction.ts'

type CallOutcomeEvent = { readonly type: 'settled'; readonly outcome: Parameters<CallOutcomeListener>[0] }

export const outcomesLogic = fromCallback<CallOutcomeEvent, NonReducibleUnknown, CallOutcomeEvent>(
  ({ receive, emit }) => receive(emit),
)
