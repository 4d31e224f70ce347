import { Button } from '#ui/button/button.tsx'
import { ErrorSummary, ErrorList, type ErrorSummaryProps } from '#ui/error-summary/error-summary.tsx'
import type { IconShape } from '#ui/icon/icon.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StageStatus } from '#ui/stage-status/stage-status.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { fillControls, getControlName, useFieldBlur } from './form-controls.ts'
import * as styles from './form.css.ts'

type Values = Readonly<Record<string, string | ReadonlyArray<string>>>

export type FormMessages = {
  readonly name: string
  readonly required: string
  readonly withoutJavaScript: string
  readonly restored: string
  readonly broken: string
  readonly button: string
  readonly status: string
}

export type FormProps = {
  words: FormMessages
  icon?: IconShape
  isHydrated: boolean
  isSending: boolean
  isOff?: boolean
  status: string | null
  problems: Pick<ErrorSummaryProps, 'title' | 'problems' | 'attempt'> | null
  brokenRules: ErrorSummaryProps['problems']
  draft: Values | null
  told?: ReactNode
  /** `field` is null for what the browser had filled in before hydration. */
  onWrite: (controls: FormData, field: string | null) => void
  onLeave?: (controls: FormData, field: string) => void
  onSend: (controls: FormData) => void
  children: ReactNode
}

export function Form({ words, icon, draft, told, onWrite, onLeave, onSend, children, ...state }: FormProps) {
  const form = useDraftValues(draft, onWrite)
  useFieldBlur(form, onLeave)
  const { isHydrated, isSending, isOff, status, problems, brokenRules } = state
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.root}
      aria-label={words.name}
      onChange={({ currentTarget, target }) => onWrite(new FormData(currentTarget), getControlName(target))}
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
            <ErrorList problems={brokenRules} />
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
        <StageStatus
          words={status ?? ''}
          idle={words.status}
          className={words.status === '' ? styles.shortStatus : styles.status}
        />
      </div>
    </form>
  )
}

/** Reads what was typed before hydration first, then fills in the draft. */
function useDraftValues(draft: Values | null, onWrite: FormProps['onWrite']) {
  const form = useRef<HTMLFormElement>(null)
  const initialOnWrite = useRef(onWrite)
  useEffect(() => {
    if (form.current) initialOnWrite.current(new FormData(form.current), null)
  }, [])
  useEffect(() => {
    if (form.current && draft) fillControls(form.current, draft)
  }, [draft])
  return form
}
