import { Notice } from '#ui/notice/notice.tsx'
import { useFocusOnChange } from '#ui/use-focus-on-change.ts'
import { useId, type ReactNode } from 'react'
import type { FormFlow } from './application-flow.ts'

type Props = Pick<FormFlow, 'snapshot'> & {
  readonly problems: ReactNode
}

/** Success leads to another part of the form, whose heading is described by it and so reads it out. */
export const outcomeId = 'section-outcome'

/** Failures take the focus, which reads them out; a live region would read them twice. */
export function ApplicationFormNotice({ snapshot, problems }: Props) {
  const { told, attempts } = snapshot.context
  const isDone = told?.tone === 'success'
  const notice = useFocusOnChange<HTMLDivElement>(isDone ? 0 : attempts)
  const id = useId()
  if (!told) return null
  return (
    <Notice
      ref={notice}
      {...(isDone
        ? { id: outcomeId }
        : { tabIndex: -1, role: 'group', 'aria-label': told.title, 'aria-describedby': id })}
      tone={told.tone}
      title={told.title}
    >
      <p id={id}>{told.message}</p>
      {problems}
    </Notice>
  )
}
