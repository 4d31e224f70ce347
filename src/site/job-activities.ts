import type { ShareMethod } from '#contract/visit-limits.ts'
import { fromCallback, type NonReducibleUnknown } from 'xstate'

type Opened = { readonly type: 'featured.opened'; readonly id: string }

export const featuredLogic = fromCallback<Opened, NonReducibleUnknown, Opened>(({ receive, emit }) => receive(emit))

type Shared = { readonly type: 'job.shared'; readonly method: ShareMethod; readonly id: string }

export const sharedLogic = fromCallback<Shared, NonReducibleUnknown, Shared>(({ receive, emit }) => receive(emit))
