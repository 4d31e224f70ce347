import { useEffect, type RefObject } from 'react'
import { sizeProperty } from './toast.css.ts'

export function useBottomSpace(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const covered = entry.target.getBoundingClientRect()
      style.setProperty(sizeProperty, `${covered.height}px`)
      uncover(covered)
    })
    if (region.current) observer.observe(region.current)
    return () => {
      observer.disconnect()
      style.removeProperty(sizeProperty)
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
