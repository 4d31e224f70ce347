import { useLayoutEffect } from 'react'
import { late } from '#late/late.ts'
import { latePart } from '#ui/late-part/late-part.tsx'
import { toneNames } from '#ui/notice/notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { ToastNotice } from './toast.tsx'
import './toast.css.ts'

const ToastList = latePart(async () => (await late(() => import('./toast-list.tsx'))).ToastList, Undrawn)

/** Fetches what shows toasts. @throws when it does not come */
export const fetchToasts = ToastList.fetch

/** Why toasts are to stay: the pointer or the focus is among them, the visitor looks at another tab, or they are not drawn. */
export type ToastHold = 'pointer' | 'focus' | 'other tab' | 'not drawn'

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
          onGiveUp={() => toasts.forEach(({ id }) => onClose(id))}
        />
      )}
      <Announcements toasts={toasts} />
    </>
  )
}

/** Holds the toasts until what draws them is here, so that none runs out before it was seen. */
function Undrawn({ onHold, onRelease }: Pick<ToastRegionProps, 'onHold' | 'onRelease'>) {
  useLayoutEffect(() => {
    onHold('not drawn')
    return () => onRelease('not drawn')
  }, [onHold, onRelease])
  return null
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
