export type Target = { readonly target: string; readonly label?: string }

export type FoundTarget = {
  readonly x: number
  readonly y: number
  /** In milliseconds since navigation. */
  readonly foundAt: number
}

export async function findTarget({ target, label }: Target): Promise<FoundTarget> {
  const findCentre = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isOnTop = (element: Element) => {
    const { x, y } = findCentre(element)
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.closest('label')?.contains(element) === true)
  }
  const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0
  const find = () => (isPainted() ? benchFind(target, label).find(isOnTop) : undefined)
  let element = find()
  while (!element) {
    await new Promise((done) => requestAnimationFrame(done))
    element = find()
  }
  return { ...findCentre(element), foundAt: performance.now() }
}
