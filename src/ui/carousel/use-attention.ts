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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        seen()
      },
      { threshold: 0.5 },
    )
    if (ref.current) observer.observe(ref.current)
    const follow = () => tabHidden(document.hidden)
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      observer.disconnect()
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
