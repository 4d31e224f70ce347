import { Notice } from '#ui/notice/notice.tsx'
import { useFocusAt } from '#ui/use-focus-at.ts'
import type { ReactNode } from 'react'
import type { FormFlow } from './application-flow.ts'

type Props = Pick<FormFlow, 'snapshot'> & {
  /** What leads to each thing that is wrong. */
  readonly problems: ReactNode
}

/** What became of what the applicant wanted; what was not complete gets the focus. */
export function FormTold({ snapshot, problems }: Props) {
  const { told, attempts } = snapshot.context
  const notice = useFocusAt<HTMLDivElement>(attempts)
  if (!told) return null
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      tone={told.tone}
      title={told.title}
      live={told.tone === 'danger' ? 'alert' : 'status'}
    >
      <p>{told.message}</p>
      {problems}
    </Notice>
  )
}
