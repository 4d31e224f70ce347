import { Toast as Primitive } from 'radix-ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { spinner } from '#ui/button/button.css.ts'
import { joinClassNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { icon as toneColour } from '#ui/notice/notice.css.ts'
import { noticeIcons, type NoticeTone } from '#ui/notice/notice.tsx'
import * as styles from './toast.css.ts'

export type ToastRegionProps = { children?: ReactNode; label?: string }

export type ToastProps = {
  tone?: NoticeTone
  title: ReactNode
  message?: ReactNode
  /** Milliseconds until it closes by itself, paused on hover and focus; `null` keeps it open. */
  duration?: number | null
  /** Shows a turning ring in place of the icon, for work under way. */
  busy?: boolean
  action?: { label: string; onAction: () => void }
  onClose: () => void
}

/** The place of toasts, at the bottom right (C2.4-25). Rendered in the browser only; F8 moves the focus there. */
export function ToastRegion({ children, label = 'Notifications' }: ToastRegionProps) {
  const inBrowser = useSyncExternalStore(neverChanges, isTrue, isFalse)
  if (!inBrowser) return null
  return (
    <Primitive.Provider label={label} swipeDirection="right">
      {children}
      <Primitive.Viewport className={styles.region} label={`${label} ({hotkey})`} />
    </Primitive.Provider>
  )
}

/** One message that does not move the focus. A danger toast interrupts a screen reader, others wait. */
export function Toast({ tone = 'info', title, message, duration = 5000, busy, action, onClose }: ToastProps) {
  return (
    <Primitive.Root
      open
      onOpenChange={(open) => !open && onClose()}
      duration={duration ?? Number.POSITIVE_INFINITY}
      type={tone === 'danger' ? 'foreground' : 'background'}
      className={joinClassNames(styles.root, styles.tone[tone])}
    >
      {busy ? (
        <span className={joinClassNames(spinner, styles.busy)} aria-hidden />
      ) : (
        <Icon name={noticeIcons[tone]} className={joinClassNames(styles.mark, toneColour[tone])} />
      )}
      <div className={styles.body}>
        <Primitive.Title className={styles.title}>{title}</Primitive.Title>
        {message && <Primitive.Description className={styles.message}>{message}</Primitive.Description>}
        {action && (
          <Primitive.Action asChild altText={action.label}>
            <Button variant="text" onClick={action.onAction}>
              {action.label}
            </Button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close className={styles.close}>
        <Icon name="close" size="small" label="Close" />
      </Primitive.Close>
    </Primitive.Root>
  )
}

function neverChanges(): () => void {
  return () => {}
}

function isTrue(): boolean {
  return true
}

function isFalse(): boolean {
  return false
}
