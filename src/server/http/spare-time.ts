export type SpareTime = (work: () => Promise<unknown>) => boolean

type Options = {
  readonly share: number
  readonly clock?: () => number
}

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
