const getVerticalMiddle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

/** Browsers also send `pointermove` for a resting pointer while the page moves under it. */
const isUsed = ({ type, movementX, movementY }: PointerEvent) =>
  type === 'pointerdown' || movementX !== 0 || movementY !== 0

/** `y` is in px from the top of the screen. @returns stops following */
export function followReader(window: Window, tell: (y: number) => void) {
  const { document } = window
  let focused: Element | null = null
  const toPoint = (y: number) => {
    focused = null
    tell(y)
  }
  const toPointer = (event: PointerEvent) => isUsed(event) && toPoint(event.clientY)
  const toFinger = ({ touches: [finger] }: TouchEvent) => finger && toPoint(finger.clientY)
  const toFocused = () => focused && tell(getVerticalMiddle(focused))
  const toFocus = () => {
    focused = document.activeElement?.matches(':focus-visible') ? document.activeElement : null
    window.requestAnimationFrame(toFocused)
  }
  const ended = new AbortController()
  const options = { passive: true, signal: ended.signal, capture: true }
  window.addEventListener('pointermove', toPointer, options)
  window.addEventListener('pointerdown', toPointer, options)
  window.addEventListener('touchmove', toFinger, options)
  window.addEventListener('focusin', toFocus, options)
  window.addEventListener('scroll', toFocused, options)
  const growth = new ResizeObserver(toFocused)
  growth.observe(document.body)
  tell(window.innerHeight / 3)
  toFocus()
  return () => {
    ended.abort()
    growth.disconnect()
  }
}
