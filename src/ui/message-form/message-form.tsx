import { Button } from '#ui/button/button.tsx'
import { ErrorSummary, ProblemList, type ErrorSummaryProps } from '#ui/error-summary/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { fillControls } from './fill-controls.ts'
import * as styles from './message-form.css.ts'

type Values = Readonly<Record<string, string | ReadonlyArray<string>>>

/** What a form says of itself. */
export type MessageFormWords = {
  readonly name: string
  readonly required: string
  readonly withoutJavaScript: string
  /** Told above the fields when what was written before is here again. */
  readonly restored: string
  /** Stands above rules that are broken. */
  readonly broken: string
  readonly button: string
  /** Stands beside the button; while the form is sent, how far that is. */
  readonly status: string
}

export type MessageFormProps = {
  words: MessageFormWords
  /** Whether the page answers to the visitor: before that the form sends nothing. */
  isHydrated: boolean
  isSending: boolean
  /** What is wrong; null while nothing is said of that. */
  problems: Pick<ErrorSummaryProps, 'title' | 'problems' | 'attempt'> | null
  /** Rules between the values that are broken, each with the id of the control that mends it. */
  brokenRules: ErrorSummaryProps['problems']
  /** What was written before and is put into the controls; null when nothing was. */
  draft: Values | null
  /** The visitor has written or chosen something, or the browser had before the page was hydrated. */
  onWrite: (controls: FormData) => void
  onSend: (controls: FormData) => void
  children: ReactNode
}

/** A form that is sent as a message. Its controls keep what is written; its owner knows what to do with it. */
export function MessageForm({ words, draft, onWrite, onSend, children, ...state }: MessageFormProps) {
  const form = useFilled(draft, onWrite)
  const { isHydrated, isSending, problems, brokenRules } = state
  return (
    <form
      ref={form}
      noValidate
      className={styles.root}
      aria-label={words.name}
      onChange={(event) => onWrite(new FormData(event.currentTarget))}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(new FormData(event.currentTarget))
      }}
    >
      <noscript>
        <Notice tone="info" title={words.withoutJavaScript} />
      </noscript>
      {draft && <Notice tone="info" live="status" title={words.restored} />}
      {problems && <ErrorSummary {...problems} tone="warning" />}
      <p className={styles.hint}>{words.required}</p>
      {children}
      <div className={styles.end}>
        {brokenRules.length > 0 && (
          <Notice tone="warning" title={words.broken}>
            <ProblemList problems={brokenRules} />
          </Notice>
        )}
        <Button type={isHydrated ? 'submit' : 'button'} icon="mail" busy={isSending}>
          {words.button}
        </Button>
        <p role="status" className={styles.status}>
          {words.status}
        </p>
      </div>
    </form>
  )
}

/** Fills in what was written before, after taking over what was typed before the page was hydrated. */
function useFilled(draft: Values | null, onWrite: (controls: FormData) => void) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(onWrite)
  useEffect(() => {
    if (form.current) first.current(new FormData(form.current))
  }, [])
  useEffect(() => {
    if (form.current && draft) fillControls(form.current, draft)
  }, [draft])
  return form
}
