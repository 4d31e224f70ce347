import { lazyImport } from '#lazy/lazy-loading.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CarouselEngine } from './engine.ts'

type Slides = { index: number; isStill: boolean; count: number; onSwiped: (index: number) => void }

const getScrollIndex = (frame: HTMLElement) => Math.round(frame.scrollLeft / (frame.clientWidth || 1))

export function useEngine({ index, isStill, count, onSwiped }: Slides) {
  const frame = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<CarouselEngine | null>(null)
  const swiped = useEffectEvent(onSwiped)
  const adoptScrollIndex = useEffectEvent((scrollIndex: number) => {
    if (scrollIndex !== 0) onSwiped(scrollIndex)
    return scrollIndex === 0 ? index : scrollIndex
  })
  useEffect(() => {
    let running: CarouselEngine | undefined
    let isUnmounted = false
    const start = async () => {
      const { startEngine } = await lazyImport(() => import('./engine.ts'))
      if (isUnmounted || !frame.current) return
      const scrollIndex = adoptScrollIndex(getScrollIndex(frame.current))
      running = startEngine({ frame: frame.current, index: scrollIndex, onSwiped: (next) => swiped(next) })
      setEngine(running)
    }
    if (count > 1) start().catch(() => {})
    return () => {
      isUnmounted = true
      setEngine(null)
      running?.stop()
    }
  }, [count])
  useEffect(() => engine?.show(index, isStill), [engine, index, isStill])
  return { frame, isReady: engine !== null }
}
