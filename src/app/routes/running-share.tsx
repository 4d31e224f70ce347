import type { ShareDialog as ShareDialogName } from '#machines/share-job-notices.ts'
import type { SharedJob } from '#machines/share-job-posting.ts'
import { ShareDialog } from '#pages/job-page/share-dialog.tsx'
import { createShareJobFlow } from '#site/share-job.ts'
import { useEffect, useEffectEvent } from 'react'
import { usePageFlow } from '../use-page-flow.ts'

export type ShareWish = { dialog: ShareDialogName; job: SharedJob; at: string }

export type RunningShareProps = {
  /** Must be a new object for each press. */
  wish: ShareWish
  at: string
}

export function RunningShare({ wish, at }: RunningShareProps) {
  const [snapshot, send] = usePageFlow(createShareJobFlow, undefined)
  const open = useEffectEvent((wished: ShareWish) => {
    // This may come when the visitor has gone on to another job.
    if (wished.at === at) send({ type: 'dialog.opened', dialog: wished.dialog, job: wished.job })
  })
  useEffect(() => open(wish), [wish])
  return <ShareDialog snapshot={snapshot} send={send} />
}
