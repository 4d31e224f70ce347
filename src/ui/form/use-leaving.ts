import { useEffect, useRef, type RefObject } from 'react'

/** The name of a control; empty for anything else. */
export const nameOf = (target: EventTarget) => ('name' in target ? String(target.name) : '')

type Tell = (controls: FormData, field: string) => void

/** Follows the controls of a form. @param tell is given the name of each that is left, once nothing is pressed any more */
function followLeaving(form: HTMLFormElement, tell: (field: string) => void) {
  let isPressed = false
  let left: string | null = null
  const release = () => {
    isPressed = false
    if (left !== null) tell(left)
    left = null
  }
  const leave = ({ target }: FocusEvent) => {
    left = target && nameOf(target)
    if (!isPressed) release()
  }
  const press = () => {
    isPressed = true
  }
  const ended = new AbortController()
  const { signal } = ended
  form.addEventListener('focusout', leave, { signal })
  addEventListener('mousedown', press, { capture: true, signal })
  addEventListener('click', release, { signal })
  addEventListener('keydown', release, { capture: true, signal })
  return () => ended.abort()
}

/**
 * Tells when the visitor goes on from a control of a form. While she presses on something else it rests: what is told may
 * move that from under her hand, and the press would come to nothing.
 */
export function useLeaving(form: RefObject<HTMLFormElement | null>, onLeave: Tell | undefined) {
  const tell = useRef(onLeave)
  useEffect(() => {
    tell.current = onLeave
  }, [onLeave])
  useEffect(() => {
    const { current } = form
    return current ? followLeaving(current, (field) => tell.current?.(new FormData(current), field)) : undefined
  }, [form])
}
