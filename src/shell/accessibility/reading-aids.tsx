import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './reading-aids.css.ts'

const getVerticalMiddle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

/** Browsers also send `pointermove` for a resting pointer while the page moves under it. */
const isUsed = ({ type, movementX, movementY }: PointerEvent) =>
  type === 'pointerdown' || movementX !== 0 || movementY !== 0

/** `y` is in px from the top of the screen. @returns stops following */
export function followReader(window: Window, tell: (y: number) => void) {
  const { document } = window
  let focused: Element | null = null
  const toPoint = (y: number) => {
    focused = null
    tell(y)
  }
  const toPointer = (event: PointerEvent) => isUsed(event) && toPoint(event.clientY)
  const toFinger = ({ touches: [finger] }: TouchEvent) => finger && toPoint(finger.clientY)
  const toFocused = () => focused && tell(getVerticalMiddle(focused))
  const toFocus = () => {
    focused = document.activeElement?.matches(':focus-visible') ? document.activeElement : null
    window.requestAnimationFrame(toFocused)
  }
  const ended = new AbortController()
  const options = { passive: true, signal: ended.signal, capture: true }
  window.addEventListener('pointermove', toPointer, options)
  window.addEventListener('pointerdown', toPointer, options)
  window.addEventListener('touchmove', toFinger, options)
  window.addEventListener('focusin', toFocus, options)
  window.addEventListener('scroll', toFocused, options)
  const growth = new ResizeObserver(toFocused)
  growth.observe(document.body)
  tell(window.innerHeight / 3)
  toFocus()
  return () => {
    ended.abort()
    growth.disconnect()
  }
}

type Props = { guide: boolean; focus: boolean }

export function ReadingAids({ guide, focus }: Props) {
  return createPortal(
    <>
      {focus && <Follower className={styles.focus} name="focus" />}
      {guide && <Follower className={styles.guide} name="guide" />}
    </>,
    document.body,
  )
}

function Follower({ className, name }: { className: string; name: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () =>
      followReader(window, (y) => {
        if (place.current) place.current.style.transform = `translateY(${y}px)`
      }),
    [],
  )
  return <div ref={place} className={className} data-reading-aid={name} aria-hidden />
}
