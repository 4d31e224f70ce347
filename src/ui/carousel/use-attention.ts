import { watchIntersection } from '#ui/watch-intersection.ts'
import { useEffect, useEffectEvent, useRef, type FocusEvent, type PointerEvent } from 'react'

export type Attention = {
  onSeen: () => void
  onHover: (isHovered: boolean) => void
  onFocus: () => void
  onTabHidden: (isHidden: boolean) => void
}

export function useAttention<Watched extends Element>({ onSeen, onHover, onFocus, onTabHidden }: Attention) {
  const ref = useRef<Watched>(null)
  const seen = useEffectEvent(onSeen)
  const tabHidden = useEffectEvent(onTabHidden)
  useEffect(() => {
    if (!ref.current) return undefined
    const end = watchIntersection(
      ref.current,
      (isIntersecting) => {
        if (!isIntersecting) return
        end()
        seen()
      },
      { threshold: 0.5 },
    )
    const follow = () => tabHidden(document.hidden)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      end()
      document.removeEventListener('visibilitychange', follow)
    }
  }, [])
  return {
    ref,
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onHover(true),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onHover(false),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && onFocus(),
  }
}
