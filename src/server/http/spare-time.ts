export type SpareTime = (work: () => Promise<unknown>) => boolean

type Options = {
  readonly share: number
  readonly clock?: () => number
}

export function createSpareTime({ share, clock = () => performance.now() }: Options): SpareTime {
  let nextFreeAt = 0
  return (work) => {
    const begun = clock()
    if (begun < nextFreeAt) return false
    nextFreeAt = Infinity
    const rest = () => {
      const ended = clock()
      nextFreeAt = ended + (ended - begun) * (1 / share - 1)
    }
    work().then(rest, rest)
    return true
  }
}
