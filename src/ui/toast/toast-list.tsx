import { useLayoutEffect, useRef, type FocusEvent, type RefObject, useEffect } from 'react'
import { returnFocus } from '#ui/return-focus.ts'
import * as styles from './toast.css.ts'
import { toastsSizeProperty } from './toast.css.ts'
import type { LiveRegions, ToastRegionProps } from './toast-region.tsx'
import { Toast } from './toast.tsx'
import { useAnnouncements } from './use-announcements.ts'

export function useFocusHome(region: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<Element | null>(null)
  const place = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (place.current === null || region.current?.contains(document.activeElement)) return
    const rest = region.current?.querySelectorAll<HTMLElement>('li') ?? []
    rest[Math.min(place.current, rest.length - 1)]?.focus()
  })
  useLayoutEffect(
    () => () => {
      if (place.current !== null) returnFocus(previousFocus.current)
    },
    [],
  )
  return {
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      if (place.current === null) previousFocus.current = relatedTarget
      const item = target.closest('li')
      place.current = item ? [...currentTarget.querySelectorAll('li')].indexOf(item) : null
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) place.current = null
    },
  }
}

export function useBottomSpace(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const covered = entry.target.getBoundingClientRect()
      style.setProperty(toastsSizeProperty, `${covered.height}px`)
      uncover(covered)
    })
    if (region.current) observer.observe(region.current)
    return () => {
      observer.disconnect()
      style.removeProperty(toastsSizeProperty)
    }
  }, [region])
}

function uncover(covered: DOMRect) {
  const held = document.activeElement
  const { top = 0, bottom = 0, right = 0, height = 0 } = held?.getBoundingClientRect() ?? {}
  if (covered.height === 0 || height > innerHeight - covered.height) return
  if (top > 0 && top < innerHeight && bottom > covered.top && right > covered.left)
    held?.scrollIntoView({ block: 'nearest' })
}

const isInside = ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget)

type Props = Required<ToastRegionProps> & { readonly regions: LiveRegions }

export function ToastList({ label, toasts, regions, onClose, onUndo, onHold, onRelease }: Props) {
  const region = useRef<HTMLElement>(null)
  const focusHome = useFocusHome(region)
  useBottomSpace(region)
  useAnnouncements(toasts, regions)
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
