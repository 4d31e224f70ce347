import { applicationState } from '#machines/apply-context.ts'
import { messages } from '#machines/meta.ts'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { ApplyFlow } from './apply-flow.ts'
import { ClosedDraft } from './closed-draft.tsx'
import { Draft } from './draft.tsx'
import { Submitted, SubmissionSummary } from './submitted.tsx'
import { ApplyRequirements } from './apply-requirements.tsx'

export function ApplyState({ focusTitle, ...flow }: ApplyFlow & { readonly focusTitle: () => void }) {
  const { snapshot, send } = flow
  const words = messages(snapshot)
  if (snapshot.matches('failed')) {
    // The button that is pressed goes away with the failure.
    const tryAgain = () => {
      focusTitle()
      send({ type: 'load.requested' })
    }
    return <LoadFailed words={words} onTryAgain={tryAgain} />
  }
  if (snapshot.context.found === null) return <Loading words={words} />
  const isEnded = snapshot.matches('ended')
  if (isEnded || snapshot.matches('gone'))
    return (
      <>
        <Over words={words} />
        {isEnded && <SubmissionSummary snapshot={snapshot} />}
      </>
    )
  if (snapshot.matches('closed')) return <ClosedDraft {...flow} />
  const state = applicationState(snapshot.context)
  if (state === null || snapshot.matches('beginning') || snapshot.matches('starting'))
    return <ApplyRequirements {...flow} />
  return state === 'draft' ? <Draft {...flow} /> : <Submitted {...flow} />
}

function Over({ words: [title, ...sentences] }: { readonly words: ReadonlyArray<string> }) {
  return (
    <Notice tone="info" title={title} live="status">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
