import { media } from '#ui/theme/media.ts'
import { useEffect, useEffectEvent, type RefObject } from 'react'

export type Offset = { readonly x: number; readonly y: number }

export type MapHandlers = {
  readonly onPush: (delta: Offset) => void
  /** @param by steps; each doubles the picture @param around fixed point, in px from the middle */
  readonly onZoom: (delta: number, center?: Offset) => void
  readonly onMeasure: (size: { readonly width: number; readonly height: number }, isWide: boolean) => void
}

/** Wheel px that double the picture. */
const wheelStep = 240

const touchMidpoint = (touches: TouchList): Offset => ({
  x: ((touches[0]?.clientX ?? 0) + (touches[1]?.clientX ?? 0)) / 2,
  y: ((touches[0]?.clientY ?? 0) + (touches[1]?.clientY ?? 0)) / 2,
})

const touchDistance = ([one, other]: TouchList) =>
  one && other ? Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) : 0

const offsetFromCenter = (surface: Element, { x, y }: Offset): Offset => {
  const { left, top, width, height } = surface.getBoundingClientRect()
  return { x: x - left - width / 2, y: y - top - height / 2 }
}

type GestureSubscriber = (surface: HTMLElement, handlers: MapHandlers, signal: AbortSignal) => void

const listenToMouse: GestureSubscriber = (surface, { onPush }, signal) => {
  const isDragging = (event: PointerEvent) => surface.hasPointerCapture(event.pointerId)
  surface.addEventListener(
    'pointerdown',
    (event) => {
      const isControl = (event.target as Element).closest('button, a, [data-on-map]')
      if (event.pointerType !== 'touch' && event.button === 0 && !isControl) surface.setPointerCapture(event.pointerId)
    },
    { signal },
  )
  surface.addEventListener(
    'pointermove',
    (event) => {
      if (isDragging(event)) onPush({ x: event.movementX, y: event.movementY })
    },
    { signal },
  )
}

/** A touchpad pinch arrives as a wheel event with Ctrl. */
const listenToWheel: GestureSubscriber = (surface, { onZoom }, signal) =>
  surface.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      onZoom(-event.deltaY / wheelStep, offsetFromCenter(surface, { x: event.clientX, y: event.clientY }))
    },
    { signal, passive: false },
  )

const listenToFingers: GestureSubscriber = (surface, { onPush, onZoom }, signal) => {
  let previous: { readonly middle: Offset; readonly span: number } | null = null
  const touch = (event: TouchEvent) => {
    const [middle, span] = [touchMidpoint(event.touches), touchDistance(event.touches)]
    if (event.touches.length !== 2 || span === 0) {
      previous = null
      return
    }
    event.preventDefault()
    if (previous) {
      onPush({ x: middle.x - previous.middle.x, y: middle.y - previous.middle.y })
      onZoom(Math.log2(span / previous.span), offsetFromCenter(surface, middle))
    }
    previous = { middle, span }
  }
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    surface.addEventListener(type, touch, { signal, passive: false })
}

const measure: GestureSubscriber = (surface, { onMeasure }, signal) => {
  const observer = new ResizeObserver(() => {
    const { width, height } = surface.getBoundingClientRect()
    if (width > 0) onMeasure({ width, height }, matchMedia(media.fromTablet).matches)
  })
  observer.observe(surface)
  signal.addEventListener('abort', () => observer.disconnect())
}

export function useMapGestures(surface: RefObject<HTMLElement | null>, handlers: MapHandlers): void {
  const onPush = useEffectEvent(handlers.onPush)
  const onZoom = useEffectEvent(handlers.onZoom)
  const onMeasure = useEffectEvent(handlers.onMeasure)
  useEffect(() => {
    const { current } = surface
    const controller = new AbortController()
    const listeners = current ? [measure, listenToMouse, listenToWheel, listenToFingers] : []
    for (const listen of listeners) listen(current!, { onPush, onZoom, onMeasure }, controller.signal)
    return () => controller.abort()
  }, [surface])
}
