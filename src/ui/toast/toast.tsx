import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react'
import { spinner } from '#ui/button/button.css.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { closeIcon } from '#ui/icon/symbols/site-header.ts'
import { icon as toneColour } from '#ui/notice/notice.css.ts'
import { noticeIcons, toneNames, type NoticeTone } from '#ui/notice/notice.tsx'
import * as styles from './toast.css.ts'

export type ToastNotice = {
  readonly id: number
  readonly tone: NoticeTone
  readonly title: string
  readonly message?: string
  readonly busy?: boolean
  readonly undo?: boolean
}

export type ToastProps = Omit<ToastNotice, 'id'> & {
  onClose: () => void
  onUndo: () => void
}

export function Toast({ tone, title, message, busy, undo, onClose, onUndo }: ToastProps) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Some browsers answer with a promise, which must not become the effect's clean-up.
    item.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the toast that has the focus
    <li ref={item} tabIndex={-1} className={joinClassNames(styles.root, styles.tone[tone])} onKeyDown={closeOnEscape}>
      {busy ? (
        <span className={joinClassNames(spinner, styles.busy)} aria-hidden />
      ) : (
        <Icon
          drawing={noticeIcons[tone]}
          label={toneNames[tone]}
          className={joinClassNames(styles.mark, toneColour[tone])}
        />
      )}
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {message && <p className={styles.message}>{message}</p>}
        {undo && (
          <Button variant="text" onMouseDown={keepFocus} onClick={onUndo}>
            Undo
          </Button>
        )}
      </div>
      <button type="button" className={styles.close} onMouseDown={keepFocus} onClick={onClose}>
        <Icon drawing={closeIcon} size="small" label="Close" />
      </button>
    </li>
  )
}

function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
