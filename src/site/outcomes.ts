import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { Settle } from './transaction.ts'

type Settled = { readonly type: 'settled'; readonly outcome: Parameters<Settle>[0] }

export const outcomesLogic = fromCallback<Settled, NonReducibleUnknown, Settled>(({ receive, emit }) => receive(emit))
