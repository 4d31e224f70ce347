import { messages } from '#machines/meta.ts'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { ApplicantFiles } from './applicant-files.tsx'
import { ApplyNotice } from './apply-notice.tsx'

export function FilesPart(flow: Omit<ApplyFlow, 'terms'>) {
  const { snapshot, send } = flow
  if (snapshot.matches('failed'))
    return <LoadFailed words={messages(snapshot)} onTryAgain={() => send({ type: 'load.requested' })} />
  if (!snapshot.hasTag('writable')) return <Loading words={messages(snapshot)} />
  return (
    <>
      <ApplyNotice snapshot={snapshot} />
      <ApplicantFiles {...flow} />
    </>
  )
}
