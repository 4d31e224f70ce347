/** Something that takes time, and holds a place until it ends. */
export type Place = {
  readonly network: string
  /** How many bytes have come or gone with it. */
  readonly moved: () => number
  /** Its place goes to another. */
  readonly giveUp: () => void
}

export type PlaceLimits = {
  /** How many are held at a time, and by one network. */
  readonly most: number
  readonly mostEach: number
}

export type Places = {
  /** Takes a place; where all are held, or all of its network, another makes room. */
  readonly enter: (place: Place) => void
  /** Gives a place back; calm when it is not held. */
  readonly leave: (place: Place) => void
}

/** The places of a network, and since when they are held. */
type Row = Map<Place, number>

/** For how long nothing need have moved, in milliseconds: what comes as it should has its first bytes by then. */
const grace = 1_000

/** What has moved least for its time; of several, and of those that have just come, the one that came first. */
function slowestOf(rows: ReadonlyArray<Row>, now: number): Place | undefined {
  const held = rows.flatMap((row) => [...row])
  const paceOf = (place: Place, age: number) => (age < grace ? Infinity : place.moved() / age)
  const paced = held.map(([place, since]) => ({ place, since, pace: paceOf(place, now - since) }))
  return paced.sort((a, b) => (a.pace === b.pace ? a.since - b.since : a.pace - b.pace))[0]?.place
}

/** The rows of the networks that hold most, with the one that asks for one more. */
function longestOf(rows: ReadonlyMap<string, Row>, asking: string): ReadonlyArray<Row> {
  const lengthOf = (network: string, row: Row) => row.size + (network === asking ? 1 : 0)
  const longest = Math.max(...[...rows].map(([network, row]) => lengthOf(network, row)))
  return [...rows].filter(([network, row]) => lengthOf(network, row) === longest).map(([, row]) => row)
}

/**
 * Places that are shared by networks. A network that has its share gives up one of its own; where all are held, one of those that
 * hold most does: the one with which least has moved for its time.
 */
export function createPlaces({ most, mostEach }: PlaceLimits, clock = () => performance.now()): Places {
  const rows = new Map<string, Row>()
  let held = 0
  const leave = (place: Place) => {
    const row = rows.get(place.network)
    if (!row?.delete(place)) return
    held -= 1
    if (row.size === 0) rows.delete(place.network)
  }
  const makeRoom = (candidates: ReadonlyArray<Row>) => {
    const slowest = slowestOf(candidates, clock())
    if (!slowest) return
    leave(slowest)
    slowest.giveUp()
  }
  return {
    leave,
    enter(place) {
      const own: Row = rows.get(place.network) ?? new Map()
      if (own.size >= mostEach) makeRoom([own])
      else if (held >= most) makeRoom(longestOf(rows, place.network))
      rows.set(place.network, own.set(place, clock()))
      held += 1
    },
  }
}
