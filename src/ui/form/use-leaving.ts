import { useEffect, useRef, type RefObject } from 'react'

/** The name of a control; empty for anything else. */
export const nameOf = (target: EventTarget) => ('name' in target ? String(target.name) : '')

/**
 * Tells when the visitor goes on from a control of a form. While she presses on something else it rests: what is told may
 * move that from under her hand, and the press would come to nothing.
 */
export function useLeaving(
  form: RefObject<HTMLFormElement | null>,
  onLeave: ((controls: FormData, field: string) => void) | undefined,
) {
  const tell = useRef(onLeave)
  useEffect(() => {
    tell.current = onLeave
  }, [onLeave])
  useEffect(() => {
    const { current } = form
    let isPressed = false
    let left: string | null = null
    const tellLeft = () => {
      if (current && left !== null) tell.current?.(new FormData(current), left)
      left = null
    }
    const leave = ({ target }: FocusEvent) => {
      if (!target) return
      left = nameOf(target)
      if (!isPressed) tellLeft()
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
      tellLeft()
    }
    current?.addEventListener('focusout', leave)
    addEventListener('mousedown', press, true)
    addEventListener('click', release)
    addEventListener('keydown', release, true)
    return () => {
      current?.removeEventListener('focusout', leave)
      removeEventListener('mousedown', press, true)
      removeEventListener('click', release)
      removeEventListener('keydown', release, true)
    }
  }, [form])
}
