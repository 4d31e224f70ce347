import { messages } from '#machines/meta.ts'
import type { LoadedForm } from '#machines/application-form-context.ts'
import { applicationFormOutcomeNotices } from '#machines/application-form-notices.ts'
import { Loading, LoadFailed } from '#ui/list-state/load-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FormFlow } from './application-flow.ts'
import { Beginning } from './beginning.tsx'
import { Review } from './review.tsx'
import { SectionList } from './section-list.tsx'
import { SectionView } from './section-view.tsx'
import { SentForm } from './sent-form.tsx'

const { closed } = applicationFormOutcomeNotices

export function FormState({ focusTitle, ...flow }: FormFlow & { readonly focusTitle: () => void }) {
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
  const { found } = snapshot.context
  if (found === null || snapshot.matches('loading')) return <Loading words={words.slice(0, 1)} />
  if (snapshot.matches('gone') || snapshot.matches('ended')) return <Over words={words} />
  if (snapshot.matches('sent')) return <SentForm snapshot={snapshot} />
  if (snapshot.matches('beginning') || snapshot.matches('starting')) return <Beginning {...flow} />
  return (
    <>
      {isClosed(found) && <ClosedJob />}
      <View {...flow} />
    </>
  )
}

const isClosed = ({ isOpen, application }: LoadedForm) => !isOpen && application?.State === 'draft'

const ClosedJob = () => (
  <Notice tone="warning" title={closed.title} live="status">
    {closed.message}
  </Notice>
)

function View(flow: FormFlow) {
  const { view, written } = flow.snapshot.context
  if (view === 'review') return <Review {...flow} />
  const section = written.find((each) => each.section === view)
  if (section !== undefined || view === 'attachments') return <SectionView {...flow} written={section ?? null} />
  return <SectionList {...flow} />
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
