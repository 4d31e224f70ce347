import { listBlockingFiles } from '#machines/apply-context.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { ErrorList } from '#ui/error-summary/error-summary.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useId } from 'react'
import { type ApplyFlow, fileElementId } from './apply-flow.ts'

/** Takes the focus, which reads it out; a live region would read it twice. */
export function ApplyNotice({ snapshot }: Pick<ApplyFlow, 'snapshot'>) {
  const { told, refusals } = snapshot.context
  const notice = useFocusOnChange<HTMLDivElement>(refusals)
  const messageId = useId()
  if (!told) return null
  const blockingFiles = listBlockingFiles(snapshot.context).map(({ id, ref }) => ({
    id: fileElementId(id),
    message: ref.getSnapshot().context.name,
  }))
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      role="group"
      aria-label={told.title}
      aria-describedby={messageId}
      tone={told.tone}
      title={told.title}
    >
      <p id={messageId}>{told.message}</p>
      {told.concernsFiles && blockingFiles.length > 0 && <ErrorList problems={blockingFiles} />}
    </Notice>
  )
}
