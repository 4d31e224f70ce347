import type { accountLinkMachine } from '#machines/account-link.machine.ts'
import { Notice, type NoticeTone } from '#ui/notice/notice.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import type { SnapshotFrom } from 'xstate'

type State = SnapshotFrom<typeof accountLinkMachine>['value']

const getNoticeTone = (state: State): NoticeTone => {
  if (state === 'done') return 'success'
  if (state === 'used') return 'info'
  return state === 'failed' ? 'danger' : 'warning'
}

type Props = { readonly state: State; readonly words: ReadonlyArray<string> }

export function LinkOutcome({ state, words: [title, ...sentences] }: Props) {
  const noticeRef = useFocusOnChange<HTMLDivElement>(1)
  return (
    <Notice ref={noticeRef} tabIndex={-1} tone={getNoticeTone(state)} title={title}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
