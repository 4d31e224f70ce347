import { useEffect, type RefObject } from 'react'
import { sizeProperty } from './toast.css.ts'

/** Tells the page how much of its lower edge is covered, so that it can be scrolled, and is, to whatever has the focus. */
export function useRoomBelow(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty(sizeProperty, `${entry?.target.getBoundingClientRect().height ?? 0}px`),
    )
    if (region.current) observer.observe(region.current)
    return () => {
      observer.disconnect()
      style.removeProperty(sizeProperty)
    }
  }, [region])
}
