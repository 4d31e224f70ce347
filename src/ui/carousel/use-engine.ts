import { lazyImport } from '#late/lazy-loading.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CarouselEngine } from './engine.ts'

type Slides = { index: number; isStill: boolean; count: number; onSwiped: (index: number) => void }

const getScrollIndex = (frame: HTMLElement) => Math.round(frame.scrollLeft / (frame.clientWidth || 1))

export function useEngine({ index, isStill, count, onSwiped }: Slides) {
  const frame = useRef<HTMLDivElement>(null)
  const [engine, setEngine] = useState<CarouselEngine | null>(null)
  const swiped = useEffectEvent(onSwiped)
  const takeOver = useEffectEvent((at: number) => {
    if (at !== 0) onSwiped(at)
    return at === 0 ? index : at
  })
  useEffect(() => {
    let started: CarouselEngine | undefined
    let isGone = false
    const start = async () => {
      const { startEngine } = await lazyImport(() => import('./engine.ts'))
      if (isGone || !frame.current) return
      const at = takeOver(getScrollIndex(frame.current))
      started = startEngine({ frame: frame.current, index: at, onSwiped: (next) => swiped(next) })
      setEngine(started)
    }
    if (count > 1) start().catch(() => {})
    return () => {
      isGone = true
      setEngine(null)
      started?.stop()
    }
  }, [count])
  useEffect(() => engine?.show(index, isStill), [engine, index, isStill])
  return { frame, isReady: engine !== null }
}
