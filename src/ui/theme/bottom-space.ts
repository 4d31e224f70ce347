import { bottomInset } from './floor.css.ts'

const property = /--[\w-]+/.exec(bottomInset)?.[0] ?? ''

export function reserveBottomSpace(element: HTMLElement) {
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

/** In px, what stays at the bottom of the window. */
export const readBottomSpace = () => Number.parseFloat(document.documentElement.style.getPropertyValue(property)) || 0
