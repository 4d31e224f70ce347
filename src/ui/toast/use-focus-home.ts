import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { returnFocus } from '#ui/return-focus.ts'

export function useFocusHome(region: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<Element | null>(null)
  const place = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (place.current === null || region.current?.contains(document.activeElement)) return
    const rest = region.current?.querySelectorAll<HTMLElement>('li') ?? []
    rest[Math.min(place.current, rest.length - 1)]?.focus()
  })
  useLayoutEffect(
    () => () => {
      if (place.current !== null) returnFocus(previousFocus.current)
    },
    [],
  )
  return {
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      if (place.current === null) previousFocus.current = relatedTarget
      const item = target.closest('li')
      place.current = item ? [...currentTarget.querySelectorAll('li')].indexOf(item) : null
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) place.current = null
    },
  }
}
