/** Work that may be left out. @returns whether it was begun */
export type SpareTime = (work: () => Promise<unknown>) => boolean

type Options = {
  /** The part of one processor that such work may take in the long run, from 0 to 1. */
  readonly share: number
  /** In milliseconds. */
  readonly clock?: () => number
}

/**
 * Does work in spare time: one piece at a time, each followed by a rest so long that all of them take no more than their share.
 * What comes meanwhile is left out, and no row of it can grow.
 */
export function createSpareTime({ share, clock = () => performance.now() }: Options): SpareTime {
  let freeFrom = 0
  return (work) => {
    const begun = clock()
    if (begun < freeFrom) return false
    freeFrom = Infinity
    const rest = () => {
      const ended = clock()
      freeFrom = ended + (ended - begun) * (1 / share - 1)
    }
    work().then(rest, rest)
    return true
  }
}
