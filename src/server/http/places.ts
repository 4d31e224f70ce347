export type ConnectionSlot = {
  readonly network: string
  readonly moved: () => number
  readonly giveUp: () => void
}

export type PlaceLimits = {
  readonly most: number
  readonly maxPerNetwork: number
}

export type Places = {
  readonly enter: (place: ConnectionSlot) => void
  readonly leave: (place: ConnectionSlot) => void
}

type Row = Map<ConnectionSlot, number>

const grace = 1_000

function findSlowest(rows: ReadonlyArray<Row>, now: number): ConnectionSlot | undefined {
  const held = rows.flatMap((row) => [...row])
  const computePace = (place: ConnectionSlot, age: number) => (age < grace ? Infinity : place.moved() / age)
  const paced = held.map(([place, since]) => ({ place, since, pace: computePace(place, now - since) }))
  return paced.sort((a, b) => (a.pace === b.pace ? a.since - b.since : a.pace - b.pace))[0]?.place
}

function findLongestRows(rows: ReadonlyMap<string, Row>, asking: string): ReadonlyArray<Row> {
  const getLength = (network: string, row: Row) => row.size + (network === asking ? 1 : 0)
  const longest = Math.max(...[...rows].map(([network, row]) => getLength(network, row)))
  return [...rows].filter(([network, row]) => getLength(network, row) === longest).map(([, row]) => row)
}

/** When full, evicts the slowest place: of the same network if it has its share, else of the networks that hold most. */
export function createPlaces({ most, maxPerNetwork }: PlaceLimits, clock = () => performance.now()): Places {
  const rows = new Map<string, Row>()
  let held = 0
  const leave = (place: ConnectionSlot) => {
    const row = rows.get(place.network)
    if (!row?.delete(place)) return
    held -= 1
    if (row.size === 0) rows.delete(place.network)
  }
  const freeSpace = (candidates: ReadonlyArray<Row>) => {
    const slowest = findSlowest(candidates, clock())
    if (!slowest) return
    leave(slowest)
    slowest.giveUp()
  }
  return {
    leave,
    enter(place) {
      const own: Row = rows.get(place.network) ?? new Map()
      if (own.size >= maxPerNetwork) freeSpace([own])
      else if (held >= most) freeSpace(findLongestRows(rows, place.network))
      rows.set(place.network, own.set(place, clock()))
      held += 1
    },
  }
}
