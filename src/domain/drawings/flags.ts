import { bumpWidth } from './profile.ts'

export type FlagSide = 'middle' | 'east' | 'west'

/** `x` and `level` are parts of the width and the height of the drawing, `level` that of the foot of the letters; all else is in px. */
export type FlagRequest = {
  readonly x: number
  readonly level: number
  readonly width: number
  readonly height: number
}

export type Flag = { readonly side: FlagSide; readonly level: number; readonly from: WindowWidth }

export type WindowWidth = 600 | 1200

export type DrawingWindow = { readonly from: WindowWidth; readonly width: number; readonly height: number }

/** In px at letters of 16 px: the least that the drawing has from each width of a window (`profile.css.ts`). */
export const windows: ReadonlyArray<DrawingWindow> = [
  { from: 600, width: 530, height: 384 },
  { from: 1200, width: 1090, height: 384 },
]

/** In px; a pole may be longer by `overLoss` for each summit that its letters then leave free. */
const [gap, step, overLoss] = [5, 4, 32]

export const poleGap = 6

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const starts = {
  middle: (width: number) => -width / 2,
  east: () => poleGap,
  west: (width: number) => -poleGap - width,
} as const satisfies Record<FlagSide, (width: number) => number>

export function flagBox(request: FlagRequest, { side, level }: Omit<Flag, 'from'>, window: DrawingWindow): Box {
  const left = request.x * window.width + starts[side](request.width)
  const bottom = level * window.height
  return { left, right: left + request.width, top: bottom - request.height, bottom }
}

export function poleBox({ x, level }: FlagRequest, flag: Omit<Flag, 'from'>, window: DrawingWindow): Box {
  const at = x * window.width
  return { left: at, right: at, top: flag.level * window.height, bottom: level * window.height }
}

const spread = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})

const isApart = (one: Box, other: Box) =>
  one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom

export type Ridge = (from: number, to: number) => number

export function createRidge(levelAt: (x: number) => number): Ridge {
  const count = Math.ceil(8 / bumpWidth)
  const levels = Array.from({ length: count + 1 }, (_, index) => levelAt(index / count))
  return (from, to) => {
    const [first, last] = [Math.max(0, Math.floor(from * count)), Math.min(count, Math.ceil(to * count))]
    return Math.min(...levels.slice(first, last + 1))
  }
}

type Placed<Placing = Flag> = { readonly request: FlagRequest; readonly flag: Placing }

type Field = {
  readonly window: DrawingWindow
  readonly ridge: Ridge
  readonly placed: ReadonlyArray<Placed<Omit<Flag, 'from'>>>
  readonly others: ReadonlyArray<FlagRequest>
}

const isInside = ({ left, right, top }: Box, { width }: DrawingWindow) => left >= 0 && right <= width && top >= 0

function isFree(request: FlagRequest, flag: Omit<Flag, 'from'>, { window, placed }: Field): boolean {
  const letters = flagBox(request, flag, window)
  const pole = poleBox(request, flag, window)
  return placed.every((other) => {
    const others = flagBox(other.request, other.flag, window)
    return (
      isApart(spread(letters, gap), others) &&
      isApart(letters, spread(poleBox(other.request, other.flag, window), gap)) &&
      isApart(spread(pole, gap), others)
    )
  })
}

function fits(request: FlagRequest, flag: Omit<Flag, 'from'>, field: Field): boolean {
  const { window } = field
  return (
    isInside(flagBox(request, flag, window), window) &&
    flag.level <= findLowest(request, flag.side, field) + 1e-9 &&
    isFree(request, flag, field)
  )
}

function findLowest(request: FlagRequest, side: FlagSide, { window, ridge }: Field): number {
  const { left, right } = flagBox(request, { side, level: 0 }, window)
  return Math.min(request.level, ridge(left / window.width, right / window.width)) - gap / window.height
}

function findLevel(request: FlagRequest, side: FlagSide, field: Field): number | null {
  const { height } = field.window
  for (let level = findLowest(request, side, field); level > 0; level -= step / height)
    if (fits(request, { side, level }, field)) return level
  return null
}

const sides: ReadonlyArray<FlagSide> = ['middle', 'east', 'west']

function countSummitsBelow(request: FlagRequest, side: FlagSide, { window, others }: Field): number {
  const { left, right } = spread(flagBox(request, { side, level: 0 }, window), gap)
  const isBelow = ({ x }: FlagRequest) => x !== request.x && x * window.width > left && x * window.width < right
  return others.filter(isBelow).length
}

function findFlag(request: FlagRequest, field: Field): Omit<Flag, 'from'> | null {
  const { window } = field
  const found = sides.flatMap((side) => {
    const level = findLevel(request, side, field)
    if (level === null) return []
    const isNarrow = isInside(flagBox(request, { side, level }, narrowest), narrowest)
    const losses = countSummitsBelow(request, side, field) + (isNarrow ? 0 : 1)
    return { flag: { side, level }, detour: losses * overLoss - level * window.height }
  })
  return found.toSorted((a, b) => a.detour - b.detour)[0]?.flag ?? null
}

const narrowest = windows[0]!

const roomyWindows = windows.filter(({ from }) => from >= 1200)

type Settled = ReadonlyMap<FlagRequest, Omit<Flag, 'from'>>

function settleFlags(requests: ReadonlyArray<FlagRequest>, ridge: Ridge): Settled {
  const flags = new Map<FlagRequest, Omit<Flag, 'from'>>()
  for (const window of roomyWindows)
    for (const request of requests) {
      if (flags.has(request)) continue
      const placed = Array.from(flags, ([other, flag]) => ({ request: other, flag }))
      const others = requests.filter((other) => !flags.has(other))
      const flag = findFlag(request, { window, ridge, placed, others })
      if (flag) flags.set(request, flag)
    }
  return flags
}

/** A flag keeps its place in each window, where its letters keep their size: what is free in one is so in all wider ones. */
function findNarrowest(
  request: FlagRequest,
  settled: Settled,
  placed: ReadonlyArray<Placed>,
  ridge: Ridge,
): Flag | null {
  const flag = settled.get(request)
  if (!flag) return null
  const found = windows.find((window) => {
    const field = { window, ridge, others: [], placed: placed.filter((other) => other.flag.from <= window.from) }
    return fits(request, flag, field)
  })
  return found ? { ...flag, from: found.from } : null
}

export function placeFlags(requests: ReadonlyArray<FlagRequest>, ridge: Ridge): ReadonlyArray<Flag | null> {
  const settled = settleFlags(requests, ridge)
  const placed: Array<{ readonly request: FlagRequest; readonly flag: Flag | null }> = []
  for (const request of requests) {
    const others = placed.flatMap(({ request: other, flag }) => (flag ? { request: other, flag } : []))
    placed.push({ request, flag: findNarrowest(request, settled, others, ridge) })
  }
  return placed.map(({ flag }) => flag)
}
