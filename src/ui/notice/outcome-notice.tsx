import { useEffect, useId, useRef, useState } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { Notice, toneNames, type NoticeTone } from './notice.tsx'

type Props = { tone: NoticeTone; title: string; message: string }

/** Takes the focus where it was lost with what was pressed, which reads it out; else a live region says it. */
export function OutcomeNotice({ tone, title, message }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  const [isSaid, setIsSaid] = useState(false)
  const id = useId()
  useEffect(() => {
    if (document.activeElement === document.body) {
      notice.current?.focus()
      return undefined
    }
    const frame = requestAnimationFrame(() => setIsSaid(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <Notice
        ref={notice}
        role="group"
        aria-label={`${toneNames[tone]}: ${title}`}
        aria-describedby={id}
        tone={tone}
        title={title}
        tabIndex={-1}
      >
        <p id={id}>{message}</p>
      </Notice>
      <VisuallyHidden role="status">{isSaid && `${toneNames[tone]}: ${title} ${message}`}</VisuallyHidden>
    </>
  )
}
