import type { Locator, Page } from 'playwright-core'

type Fiber = {
  readonly tag: number
  readonly flags: number
  readonly memoizedProps: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
  readonly stateNode: unknown
}

/** Elements with components that were drawn again without a change below them. */
export type Commit = { readonly idle: ReadonlyArray<string> }

type RenderLog = { __drawn?: Array<Element | null>; __commits?: Commit[] }

/** Runs before the page's scripts. Poses as React DevTools, which React tells of each commit even in production. */
function recordRenders() {
  const functionTags = new Set([0, 11, 14, 15])
  const hostTags = new Set([5, 26, 27])
  const textTag = 6
  const performed = 1
  const placedOrDeleted = 2 | 16
  const drawn: Array<Element | null> = []
  const commits: Commit[] = []
  const elementBelow = (fiber: Fiber | null): Element | null =>
    fiber && (fiber.stateNode instanceof Element ? fiber.stateNode : elementBelow(fiber.child))
  const elementAbove = (fiber: Fiber | null): Element | null =>
    fiber && (fiber.stateNode instanceof Element ? fiber.stateNode : elementAbove(fiber.return))
  const elementAt = (fiber: Fiber) => elementBelow(fiber.child) ?? elementAbove(fiber)
  const isDrawn = ({ tag, flags }: Fiber) => functionTags.has(tag) && (flags & performed) !== 0
  const listChildren = (fiber: Fiber) => {
    const children: Fiber[] = []
    for (let child = fiber.child; child; child = child.sibling) children.push(child)
    return fiber.child === fiber.alternate?.child ? [] : children
  }
  // Elements among the props are fibers of their own, and handlers are not seen.
  const isValue = (value: unknown) => typeof value !== 'function' && typeof value !== 'object'
  const showsOther = (now: Fiber, before: Fiber) => {
    if (now.tag === textTag) return now.memoizedProps !== before.memoizedProps
    if (!hostTags.has(now.tag)) return false
    const [props, past] = [now.memoizedProps, before.memoizedProps] as Array<Record<string, unknown>>
    const names = Object.keys({ ...props, ...past })
    return names.some((name) => (isValue(props![name]) || isValue(past![name])) && props![name] !== past![name])
  }
  /** @returns whether anything has changed there */
  const look = (fiber: Fiber, idle: string[]): boolean => {
    const { alternate } = fiber
    const isChangedBelow = listChildren(fiber)
      .map((child) => look(child, idle))
      .includes(true)
    if (isDrawn(fiber) || (alternate === null && functionTags.has(fiber.tag))) drawn.push(elementAt(fiber))
    const isChanged =
      alternate === null || (fiber.flags & placedOrDeleted) !== 0 || isChangedBelow || showsOther(fiber, alternate)
    if (!isChanged && isDrawn(fiber)) idle.push(elementAt(fiber)?.outerHTML.slice(0, 80) ?? 'nothing')
    return isChanged
  }
  Object.assign(globalThis, {
    __drawn: drawn,
    __commits: commits,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) => {
        const idle: string[] = []
        look(current, idle)
        commits.push({ idle })
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    },
  })
}

/** Call it before the page is opened. */
export const watchDrawn = (page: Page) => page.addInitScript(recordRenders)

export const forgetDrawn = (page: Page) =>
  page.evaluate(() => {
    const { __drawn = [], __commits = [] } = globalThis as RenderLog
    __drawn.length = 0
    __commits.length = 0
  })

export const listCommits = (page: Page) => page.evaluate(() => (globalThis as RenderLog).__commits ?? [])

export const countRenders = (place: Locator) =>
  place.evaluateAll((elements) => {
    const { __drawn = [] } = globalThis as RenderLog
    return elements.map((element) => __drawn.filter((each) => element.contains(each)).length)
  })
