import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react'
import type { ToastRegionProps } from './toast-region.tsx'
import { Toast } from './toast.tsx'
import * as styles from './toast.css.ts'
import { useFocusHome } from './use-focus-home.ts'
import { useBottomSpace } from './use-room-below.ts'

const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)

export function ToastList({ label, toasts, onClose, onUndo, onHold, onRelease }: Required<ToastRegionProps>) {
  const region = useRef<HTMLElement>(null)
  const focusHome = useFocusHome(region)
  useBottomSpace(region)
  useTabWatch(onHold, onRelease)
  useEffect(() => {
    const focusToast = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector<HTMLElement>('li:last-child')?.focus()
    }
    addEventListener('keydown', focusToast)
    return () => removeEventListener('keydown', focusToast)
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

function useTabWatch(onHold: ToastRegionProps['onHold'], onRelease: ToastRegionProps['onRelease']) {
  useLayoutEffect(() => {
    const look = () => (document.visibilityState === 'hidden' ? onHold('other tab') : onRelease('other tab'))
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [onHold, onRelease])
}
