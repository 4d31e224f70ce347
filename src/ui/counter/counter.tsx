import { watchIntersection } from '#ui/watch-intersection.ts'
import { useEffect, useRef } from 'react'
import { writeNumber } from './counted-number.tsx'
import * as styles from './counter.css.ts'

function watchView(element: Element, tell: (isSeen: boolean) => void) {
  let isOnScreen = false
  const follow = () => tell(isOnScreen && !document.hidden)
  const end = watchIntersection(element, (isIntersecting) => {
    isOnScreen = isIntersecting
    follow()
  })
  document.addEventListener('visibilitychange', follow)
  return () => {
    end()
    document.removeEventListener('visibilitychange', follow)
  }
}

export type Counting = {
  readonly now: () => number | null
  readonly subscribe: (changed: () => void) => () => void
}

export type CounterProps = {
  value: number
  counting: Counting
  onView: (isSeen: boolean) => void
}

export function Counter({ value, counting, onView }: CounterProps) {
  const root = useRef<HTMLSpanElement>(null)
  const moving = useRef<HTMLSpanElement>(null)
  useEffect(() => paintEachFrame(counting, (now) => moving.current && (moving.current.textContent = now)), [counting])
  useEffect(() => (root.current ? watchView(root.current, onView) : undefined), [onView])
  return (
    <span className={styles.root} ref={root}>
      <span className={styles.final}>{writeNumber(value)}</span>
      <span className={styles.moving} aria-hidden ref={moving} />
    </span>
  )
}

function paintEachFrame({ now, subscribe }: Counting, paint: (text: string) => void) {
  let frame = 0
  const paintNow = () => {
    const count = now()
    paint(count === null ? '' : writeNumber(count))
    frame = count === null ? 0 : requestAnimationFrame(paintNow)
  }
  const stop = subscribe(() => {
    if (now() === null) paintNow()
    else frame ||= requestAnimationFrame(paintNow)
  })
  paintNow()
  return () => {
    stop()
    cancelAnimationFrame(frame)
  }
}
