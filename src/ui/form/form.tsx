import { Button } from '#ui/button/button.tsx'
import { ErrorSummary, ProblemList, type ErrorSummaryProps } from '#ui/error-summary/error-summary.tsx'
import type { IconDrawing } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { fillControls } from './fill-controls.ts'
import * as styles from './form.css.ts'
import { nameOf, useLeaving } from './use-leaving.ts'

type Values = Readonly<Record<string, string | ReadonlyArray<string>>>

/** What a form says of itself. */
export type FormWords = {
  readonly name: string
  readonly required: string
  readonly withoutJavaScript: string
  /** Told above the fields when what was written before is here again. */
  readonly restored: string
  /** Stands above rules that are broken. */
  readonly broken: string
  readonly button: string
  /** Stands beside the button while nothing is sent. */
  readonly status: string
}

export type FormProps = {
  words: FormWords
  icon?: IconDrawing
  /** Whether the page answers to the visitor: before that the form sends nothing. */
  isHydrated: boolean
  isSending: boolean
  /** Whether it cannot be sent now, because of something else that is under way. */
  isOff?: boolean
  /** How far the sending is; null while nothing is sent. */
  status: string | null
  /** What is wrong; null while nothing is said of that. */
  problems: Pick<ErrorSummaryProps, 'title' | 'problems' | 'attempt'> | null
  /** Rules between the values that are broken, each with the id of the control that mends it. */
  brokenRules: ErrorSummaryProps['problems']
  /** What was written before and is put into the controls; null when nothing was. */
  draft: Values | null
  /** What became of the form when it was last sent, where it is told in the form. */
  told?: ReactNode
  /** The visitor has written or chosen something in a field, or the browser had before the page was hydrated: null. */
  onWrite: (controls: FormData, field: string | null) => void
  /** She goes on from a field. */
  onLeave?: (controls: FormData, field: string) => void
  onSend: (controls: FormData) => void
  children: ReactNode
}

/** A form that is filled in and sent. Its controls keep what is written; its owner knows what to do with it. */
export function Form({ words, icon, draft, told, onWrite, onLeave, onSend, children, ...state }: FormProps) {
  const form = useFilled(draft, onWrite)
  useLeaving(form, onLeave)
  const { isHydrated, isSending, isOff, status, problems, brokenRules } = state
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.root}
      aria-label={words.name}
      onChange={({ currentTarget, target }) => onWrite(new FormData(currentTarget), nameOf(target))}
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
      {told}
      <p className={styles.hint}>{words.required}</p>
      {children}
      <div className={styles.end}>
        {brokenRules.length > 0 && (
          <Notice tone="warning" title={words.broken}>
            <ProblemList problems={brokenRules} />
          </Notice>
        )}
        <Button
          type={isHydrated ? 'submit' : 'button'}
          {...(icon && { icon })}
          busy={isSending}
          {...(isOff && { 'aria-disabled': true })}
        >
          {words.button}
        </Button>
        <p role="status" className={words.status === '' ? styles.shortStatus : styles.status}>
          {status ?? words.status}
        </p>
      </div>
    </form>
  )
}

/** Fills in what was written before, after taking over what was typed before the page was hydrated. */
function useFilled(draft: Values | null, onWrite: FormProps['onWrite']) {
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(onWrite)
  useEffect(() => {
    if (form.current) first.current(new FormData(form.current), null)
  }, [])
  useEffect(() => {
    if (form.current && draft) fillControls(form.current, draft)
  }, [draft])
  return form
}
