import type { Locator, Page } from 'playwright-core'

type Fiber = {
  readonly tag: number
  readonly flags: number
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
  readonly stateNode: unknown
}

type RenderLog = { __drawn?: Array<Element | null> }

/** Runs before the page's scripts. Poses as React DevTools, which React tells of each commit even in production. */
function recordRenders() {
  const functionTags = new Set([0, 11, 14, 15])
  const drawn: Array<Element | null> = []
  const elementBelow = (fiber: Fiber | null): Element | null =>
    fiber && (fiber.stateNode instanceof Element ? fiber.stateNode : elementBelow(fiber.child))
  const elementAbove = (fiber: Fiber | null): Element | null =>
    fiber && (fiber.stateNode instanceof Element ? fiber.stateNode : elementAbove(fiber.return))
  const look = (fiber: Fiber) => {
    const isNew = fiber.alternate === null
    if (functionTags.has(fiber.tag) && (isNew || (fiber.flags & 1) === 1))
      drawn.push(elementBelow(fiber.child) ?? elementAbove(fiber))
    if (isNew || fiber.child !== fiber.alternate?.child)
      for (let child = fiber.child; child; child = child.sibling) look(child)
  }
  Object.assign(globalThis, {
    __drawn: drawn,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) => look(current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  })
}

/** Call it before the page is opened. */
export const watchDrawn = (page: Page) => page.addInitScript(recordRenders)

export const forgetDrawn = (page: Page) =>
  page.evaluate(() => {
    const { __drawn = [] } = globalThis as RenderLog
    __drawn.length = 0
  })

export const countRenders = (place: Locator) =>
  place.evaluateAll((elements) => {
    const { __drawn = [] } = globalThis as RenderLog
    return elements.map((element) => __drawn.filter((each) => element.contains(each)).length)
  })
