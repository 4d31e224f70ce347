import { useEffect, useRef, useState, type ComponentType } from 'react'

type Place = { readonly served: Element; readonly signal: AbortSignal }

const isNear = ({ served, signal }: Place) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && resolve(), {
      rootMargin: '100% 0px',
    })
    observer.observe(served)
    signal.addEventListener('abort', () => observer.disconnect())
  })

const waitForFocusOut = ({ served, signal }: Place) =>
  new Promise<void>((resolve) => {
    if (!served.contains(document.activeElement)) return resolve()
    // A window that is left takes the focus along and gives it back: the element stays the active one.
    const leave = () => queueMicrotask(() => served.contains(document.activeElement) || resolve())
    served.addEventListener('focusout', leave, { signal })
  })

/** Replaces served HTML once near and without focus. @param fetchPart the same function on every render; null for none */
export function useNearPart<Served extends Element, Props>(fetchPart: (() => Promise<ComponentType<Props>>) | null) {
  const ref = useRef<Served>(null)
  const [part, setPart] = useState<{ Show: ComponentType<Props> } | null>(null)
  useEffect(() => {
    if (!ref.current || !fetchPart) return undefined
    const left = new AbortController()
    const place = { served: ref.current, signal: left.signal }
    const replace = async () => {
      await isNear(place)
      const Show = await fetchPart()
      await waitForFocusOut(place)
      if (!left.signal.aborted) setPart({ Show })
      left.abort()
    }
    replace().catch(() => left.abort())
    return () => left.abort()
  }, [fetchPart])
  return [ref, fetchPart && part && part.Show] as const
}
