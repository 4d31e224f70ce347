import type { shareJobMachine } from '#machines/share-job.machine.ts'
import { ShareDialog } from '#pages/job-page/share-dialog.tsx'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

/** The dialog of a job that is open, if one is; the page does not draw itself again while somebody writes in it. */
export function ShareJob({ actor }: { actor: ActorRefFrom<typeof shareJobMachine> }) {
  return <ShareDialog snapshot={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
