import { useEffect, useRef, type FocusEvent } from 'react'
import { toneNames } from '#ui/notice/notice.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { Toast, type ToastNotice } from './toast.tsx'
import * as styles from './toast.css.ts'
import { useFocusHome } from './use-focus-home.ts'
import { useRoomBelow } from './use-room-below.ts'

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

const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)

function ToastList({ label, toasts, onClose, onUndo, onHold, onRelease }: Required<ToastRegionProps>) {
  const region = useRef<HTMLElement>(null)
  const focusHome = useFocusHome(region)
  useRoomBelow(region)
  useEffect(() => {
    const goThere = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector<HTMLElement>('li:last-child')?.focus()
    }
    addEventListener('keydown', goThere)
    return () => removeEventListener('keydown', goThere)
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pointed at or focused stays
    <section
      ref={region}
      className={styles.region}
      aria-label={`${label} (F8)`}
      data-toasts
      onPointerEnter={() => onHold('pointer')}
      onPointerLeave={() => onRelease('pointer')}
      onFocus={(event) => {
        focusHome.onFocus(event)
        if (!isInside(event)) onHold('focus')
      }}
      onBlur={(event) => {
        focusHome.onBlur(event)
        if (!isInside(event)) onRelease('focus')
      }}
    >
      <ol className={styles.list}>
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onClose={() => onClose(id)} onUndo={() => onUndo(id)} />
        ))}
      </ol>
    </section>
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
