import { useLayoutEffect, useRef, type RefObject } from 'react'
import { lazyImport } from '#lazy/lazy-loading.ts'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { ToastNotice } from './toast.tsx'
import './toast.css.ts'

const ToastList = createLazyComponent(
  async () => (await lazyImport(() => import('./toast-list.tsx'))).ToastList,
  Undrawn,
)

export const fetchToasts = ToastList.fetch

export type ToastHoldReason = 'pointer' | 'focus' | 'other tab' | 'not drawn'

export type ToastRegionProps = {
  label?: string
  /** Newest last. */
  toasts: ReadonlyArray<ToastNotice>
  onClose: (id: number) => void
  onUndo: (id: number) => void
  onHold: (by: ToastHoldReason) => void
  onRelease: (by: ToastHoldReason) => void
}

export type LiveRegions = Readonly<Record<'polite' | 'assertive', RefObject<HTMLElement | null>>>

export function ToastRegion({ label = 'Notifications', toasts, onClose, onUndo, onHold, onRelease }: ToastRegionProps) {
  const polite = useRef<HTMLElement>(null)
  const assertive = useRef<HTMLElement>(null)
  return (
    <>
      {toasts.length > 0 && (
        <ToastList
          label={label}
          toasts={toasts}
          regions={{ polite, assertive }}
          onClose={onClose}
          onUndo={onUndo}
          onHold={onHold}
          onRelease={onRelease}
          onDismiss={() => toasts.forEach(({ id }) => onClose(id))}
        />
      )}
      {/* Present from the start: a live region that arrives with its text is often not read. */}
      <VisuallyHidden ref={polite} aria-live="polite" />
      <VisuallyHidden ref={assertive} aria-live="assertive" />
    </>
  )
}

/** Holds toasts until their code is loaded, so that none expires unseen. */
function Undrawn({ onHold, onRelease }: Pick<ToastRegionProps, 'onHold' | 'onRelease'>) {
  useLayoutEffect(() => {
    onHold('not drawn')
    return () => onRelease('not drawn')
  }, [onHold, onRelease])
  return null
}
