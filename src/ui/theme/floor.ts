const property = '--floor'

/** How much of the bottom of the window is taken by something that stays there, as a CSS length. */
export const floor = `var(${property}, 0px)`

/** Says how high an element that stays at the bottom is, as long as it is there. @returns what ends that. */
export function takeFloor(element: HTMLElement) {
  const { style } = element.ownerDocument.documentElement
  const observer = new ResizeObserver(() => {
    const { bottom, top } = element.getBoundingClientRect()
    style.setProperty(property, `${Math.ceil(bottom - top)}px`)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty(property)
  }
}
