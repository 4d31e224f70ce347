import { useEffect, useRef, type RefObject } from 'react'

type Values = Readonly<Record<string, string | ReadonlyArray<string>>>

export function fillControls({ elements }: HTMLFormElement, values: Values): void {
  for (const control of elements) {
    const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
    if (!isText && !(control instanceof HTMLInputElement)) continue
    const value = values[control.name]
    if (value === undefined) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value.includes(control.value)
    else control.value = String(value)
  }
}

export const getControlName = (target: EventTarget) => ('name' in target ? String(target.name) : '')

function trackPresses(onPressEnd: () => void) {
  let isPressed = false
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
    onPressEnd()
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('mousedown', press, { capture: true, signal })
  addEventListener('keydown', release, { capture: true, signal })
  for (const end of ['click', 'contextmenu', 'dragend'] as const) addEventListener(end, release, { signal })
  // The click of a press comes in the same task; other buttons, and a press that ends outside of the window, have none.
  addEventListener('mouseup', () => setTimeout(() => signal.aborted || release()), { signal })
  return { isPressed: () => isPressed, end: () => listening.abort() }
}

function watchFieldBlur(form: HTMLFormElement, onFieldBlur: (field: string) => void) {
  let blurredField: string | null = null
  const notifyLeft = () => {
    if (blurredField !== null) onFieldBlur(blurredField)
    blurredField = null
  }
  const presses = trackPresses(notifyLeft)
  const leave = ({ target }: FocusEvent) => {
    if (!target) return
    blurredField = getControlName(target)
    if (!presses.isPressed()) notifyLeft()
  }
  form.addEventListener('focusout', leave)
  return () => {
    form.removeEventListener('focusout', leave)
    presses.end()
  }
}

/** Waits for the end of a press elsewhere: a message that moves its target would lose the click. */
export function useFieldBlur(
  form: RefObject<HTMLFormElement | null>,
  onLeave: ((controls: FormData, field: string) => void) | undefined,
) {
  const onFieldBlur = useRef(onLeave)
  useEffect(() => {
    onFieldBlur.current = onLeave
  }, [onLeave])
  useEffect(() => {
    const { current } = form
    return current ? watchFieldBlur(current, (field) => onFieldBlur.current?.(new FormData(current), field)) : undefined
  }, [form])
}
