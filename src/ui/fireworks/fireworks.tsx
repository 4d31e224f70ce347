import { lazyImport } from '#lazy/lazy-loading.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as styles from './fireworks.css.ts'

export function Fireworks({ onStop }: { onStop: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stop = useEffectEvent(onStop)
  useEffect(() => {
    let end = () => {}
    let isUnmounted = false
    const start = async () => {
      const { burn: startFireworks } = await lazyImport(() => import('./burn.ts'))
      if (!isUnmounted && canvas.current) ({ end } = startFireworks(canvas.current))
    }
    // Decoration that does not arrive is over before it begins.
    start().catch(() => stop())
    return () => {
      isUnmounted = true
      end()
    }
  }, [])
  useEffect(() => {
    const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) stop()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return <canvas ref={canvas} className={styles.sky} aria-hidden />
}
