import { useEffect } from 'react'
import { late } from '#late/late.ts'
import { latePart } from '#ui/late-part/late-part.tsx'
import { toneNames } from '#ui/notice/notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { ToastNotice } from './toast.tsx'
import './toast.css.ts'

/** Fetches what shows toasts. @throws when it does not come */
export const fetchToasts = () => late(() => import('./toast-list.tsx'))

const ToastList = latePart(async () => (await fetchToasts()).ToastList)

/** Why toasts are to stay: the pointer or the focus is among them, or the visitor looks at another tab. */
export type ToastHold = 'pointer' | 'focus' | 'other tab'

export type ToastRegionProps = {
  label?: string
  /** The latest last: it stands lowest. */
  toasts: ReadonlyArray<ToastNotice>
  onClose: (id: number) => void
  onUndo: (id: number) => void
  onHold: (by: ToastHold) => void
  onRelease: (by: ToastHold) => void
}

/** The place of toasts, at the bottom right (C2.4-25). F8 moves the focus to the latest one. */
export function ToastRegion({ label = 'Notifications', toasts, onClose, onUndo, onHold, onRelease }: ToastRegionProps) {
  useTabWatch(onHold, onRelease)
  return (
    <>
      {toasts.length > 0 && (
        <ToastList
          label={label}
          toasts={toasts}
          onClose={onClose}
          onUndo={onUndo}
          onHold={onHold}
          onRelease={onRelease}
        />
      )}
      <Announcements toasts={toasts} />
    </>
  )
}

/** Holds the toasts while the page cannot be seen. */
function useTabWatch(onHold: ToastRegionProps['onHold'], onRelease: ToastRegionProps['onRelease']) {
  useEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? onHold('other tab') : onRelease('other tab'))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [onHold, onRelease])
}

const announce = ({ tone, title, message }: ToastNotice) =>
  [`${toneNames[tone]}: ${title}`, ...(message ? [message] : [])].join(' ')

/**
 * Two live regions that stand in the page from the start, because one that arrives with its text is often not read:
 * errors interrupt, everything else waits its turn.
 */
function Announcements({ toasts }: Pick<ToastRegionProps, 'toasts'>) {
  const say = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'danger') === urgent)
      .map((toast) => <span key={toast.id}>{announce(toast)} </span>)
  return (
    <>
      <VisuallyHidden aria-live="polite">{say(false)}</VisuallyHidden>
      <VisuallyHidden aria-live="assertive">{say(true)}</VisuallyHidden>
    </>
  )
}
