import type { ShareMethod } from '#contract/visit-limits.ts'
import { fromCallback, type NonReducibleUnknown } from 'xstate'

type Opened = { readonly type: 'featured.opened'; readonly id: string }

/** Emits each opening of a job from a list of featured ones to anyone who follows them, such as the counts of visits. */
export const featuredLogic = fromCallback<Opened, NonReducibleUnknown, Opened>(({ receive, emit }) => receive(emit))

type Shared = { readonly type: 'job.shared'; readonly method: ShareMethod; readonly id: string }

/** Emits each sharing of a job that has succeeded (J2.5-57), likewise. */
export const sharedLogic = fromCallback<Shared, NonReducibleUnknown, Shared>(({ receive, emit }) => receive(emit))
